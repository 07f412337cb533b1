/// Text that grows whole pieces at a time, as long as there is room.
struct BoundedText {
  /// Bytes it may have.
  let room: Int
  private(set) var text = ""
  /// Something had no room.
  private(set) var isFull = false

  init(room: Int) { self.room = room }

  /// Adds a piece, unless it or one before it has no room.
  mutating func add(_ piece: String) {
    if isFull || text.utf8.count + piece.utf8.count > room {
      isFull = true
    } else {
      text += piece
    }
  }

  /// Adds as many rows as have room between a start and an end; neither where there is none for one.
  mutating func add(_ start: String, rows: [String], end: String) {
    guard let first = rows.first else { return }
    let used = text.utf8.count + start.utf8.count + end.utf8.count
    guard !isFull, used + first.utf8.count <= room else {
      isFull = true
      return
    }
    text += start
    for row in rows {
      guard text.utf8.count + row.utf8.count + end.utf8.count <= room else {
        isFull = true
        break
      }
      text += row
    }
    text += end
  }
}

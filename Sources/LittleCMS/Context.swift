import CLittleCMS

/// A LittleCMS context and the messages it has collected.
///
/// Every owner has one of its own, so that one palette's errors never appear in another's.
final class Context {
  let handle: cmsContext
  private let log: MessageLog

  init() throws(LittleCMSError) {
    log = MessageLog()
    guard let handle = cmsCreateContext(nil, Unmanaged.passUnretained(log).toOpaque()) else {
      throw LittleCMSError(operation: "start LittleCMS", messages: [])
    }
    self.handle = handle
    cmsSetLogErrorHandlerTHR(handle) { context, _, text in
      guard let owner = cmsGetContextUserData(context), let text else { return }
      Unmanaged<MessageLog>.fromOpaque(owner).takeUnretainedValue()
        .messages.append(String(cString: text))
    }
  }

  deinit {
    cmsDeleteContext(handle)
  }

  /// The error for a call that has just failed; takes the messages collected so far with it.
  func failure(_ operation: String) -> LittleCMSError {
    defer { log.messages = [] }
    return LittleCMSError(operation: operation, messages: log.messages)
  }

  /// Its own object because the C callback needs an address that outlives `Context.init`.
  private final class MessageLog {
    var messages: [String] = []
  }
}

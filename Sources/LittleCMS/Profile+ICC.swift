import CLittleCMS

extension Profile {
  /// The profile of an RGB device, from the bytes of an ICC file.
  ///
  /// - Throws: What LittleCMS found wrong with the bytes, or that they describe no RGB device which
  ///   colours can be sent to.
  public static func icc(_ bytes: [UInt8]) throws(LittleCMSError) -> Profile {
    let context = try Context()
    let operation = "read the ICC profile"
    guard bytes.count >= 128, bytes[36..<40].elementsEqual("acsp".utf8) else {
      throw LittleCMSError(operation: operation, messages: ["the file is no ICC profile"])
    }
    guard claimsItsOwnSize(bytes) else {
      throw LittleCMSError(
        operation: operation,
        messages: ["the file has \(bytes.count) bytes, fewer than its header says: it is cut short"]
      )
    }
    let profile = try Profile(
      cmsOpenProfileFromMemTHR(context.handle, bytes, cmsUInt32Number(bytes.count)), .rgb,
      context: context, operation: operation)
    guard cmsGetColorSpace(profile.handle) == cmsSigRgbData else {
      throw LittleCMSError(operation: operation, messages: ["it describes no RGB device"])
    }
    guard
      cmsIsIntentSupported(
        profile.handle, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
        cmsUInt32Number(LCMS_USED_AS_OUTPUT)) != 0
    else {
      throw LittleCMSError(
        operation: operation, messages: ["it can be read from but not written to"])
    }
    return profile
  }

  /// LittleCMS reads a shortened profile without a word as long as no tag it needs is missing.
  private static func claimsItsOwnSize(_ bytes: [UInt8]) -> Bool {
    let size = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) }
    return bytes.count >= size
  }
}

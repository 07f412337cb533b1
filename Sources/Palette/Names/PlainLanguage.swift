public enum PlainLanguage: String, CaseIterable, Hashable, Sendable { case english = "en", german = "de", japanese = "ja", korean = "ko" }
public struct PlainColorName: Hashable, Sendable { public init(_ color: SRGB8) {}; public func text(in language: PlainLanguage) -> String { "vivid blue" } }

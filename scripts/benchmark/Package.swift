// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who uses Palette ever resolves it.
let package = Package(
  name: "palette-benchmark",
  dependencies: [.package(name: "palette", path: "../..")],
  targets: [
    .executableTarget(
      name: "palette-benchmark",
      dependencies: [.product(name: "Palette", package: "palette")],
      swiftSettings: [.treatAllWarnings(as: .error)]
    )
  ]
)

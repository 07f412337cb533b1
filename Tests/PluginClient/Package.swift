// swift-tools-version: 6.2

// A package as a user of the plug-ins would write it; scripts/ci/check-plugins builds and runs it.

import PackageDescription

let package = Package(
  name: "client",
  dependencies: [.package(name: "palette", path: "../..")],
  targets: [
    .executableTarget(
      name: "client",
      path: "Sources/Client",
      plugins: [.plugin(name: "PaletteBuildTool", package: "palette")]
    )
  ]
)

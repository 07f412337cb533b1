// Measures the library from inside; `scripts/bench` runs it and puts peers beside it.
//
//   palette-benchmark ramps        microseconds a ramp, one line a kind of ramp
//   palette-benchmark calls KIND   solves 360 ramps once, for a counter of LittleCMS calls
//   palette-benchmark evenness     largest over smallest neighbouring CIEDE2000
//   palette-benchmark pairs        nanoseconds a verified pair
//   palette-benchmark growth       microseconds a ramp of whole palettes of growing size

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first) {
case ("ramps", _): try measureRamps()
case ("calls", let kind?): try solveOnce(kind)
case ("evenness", _): try measureEvenness()
case ("pairs", _): try measurePairs()
case ("growth", _): try measureGrowth()
default: print("palette-benchmark: ramps | calls KIND | evenness | pairs | growth")
}

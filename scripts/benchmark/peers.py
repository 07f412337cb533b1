"""Microseconds that peers take for the eleven colours of a ramp, one line a peer.

Neither solves for contrast: both convert eleven fixed tones of a hue to hex.
"""

import statistics
import time


def coloraide(hue):
    from coloraide import Color

    for step in range(11):
        color = Color("oklch", [1 - step * 0.095, 0.12, hue])
        color.fit("srgb", method="oklch-chroma").convert("srgb").to_string(hex=True)


def materialyoucolor(hue):
    from materialyoucolor.palettes.tonal_palette import TonalPalette

    palette = TonalPalette.from_hue_and_chroma(hue, 48)
    for step in range(11):
        palette.tone(100 - 10 * step)


for peer in (coloraide, materialyoucolor):
    peer(0)
    times = []
    for _ in range(5):
        start = time.perf_counter()
        for hue in range(0, 360, 15):
            peer(hue)
        times.append((time.perf_counter() - start) / 24)
    print(peer.__name__, statistics.median(times) * 1e6)

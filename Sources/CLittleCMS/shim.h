#ifndef PALETTE_CLITTLECMS_SHIM_H
#define PALETTE_CLITTLECMS_SHIM_H

#include <lcms2.h>

#if LCMS_VERSION < 2120
#error "LittleCMS 2.12 or later is needed (Debian: liblcms2-dev, macOS: brew install little-cms2)"
#endif

// Swift cannot import function-like macros, so the pixel formats it needs are spelled out here.
// Each is three doubles and one unread double: the memory of a SIMD3<Double>.
#define PALETTE_FORMAT(space) \
  (FLOAT_SH(1) | COLORSPACE_SH(space) | EXTRA_SH(1) | CHANNELS_SH(3) | BYTES_SH(0))

static const cmsUInt32Number kPaletteFormatRGB = PALETTE_FORMAT(PT_RGB);
static const cmsUInt32Number kPaletteFormatXYZ = PALETTE_FORMAT(PT_XYZ);
static const cmsUInt32Number kPaletteFormatLab = PALETTE_FORMAT(PT_Lab);
static const cmsUInt32Number kPaletteFormatThreeChannels = PALETTE_FORMAT(PT_MCH3);

#endif

// Both types come from the palette files beside this one; there is no source of theirs.
let blue = BrandColors.blue6.light.sRGB * 255
print("blue 6:", Int(blue.x + 0.5), Int(blue.y + 0.5), Int(blue.z + 0.5))
print("ink:", InkColors.all.count, "colours")

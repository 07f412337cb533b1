"""Reads swatch files as the formats' descriptions have them, and prints JSON.

It shares nothing with the reader and the writer it checks, and takes no byte for granted.
"""

import json
import struct
import sys


def read_gpl(data):
    lines = data.decode("utf-8").split("\n")
    assert lines.pop() == "", "the last line has no end"
    assert lines[0] == "GIMP Palette"
    assert lines[1].startswith("Name: ") and lines[1] == lines[1].strip()
    assert lines[2].startswith("Columns: ") and int(lines[2][9:]) in range(257)
    colors = []
    for line in lines[3:]:
        if line.startswith("#"):
            continue
        numbers, name = line.split("\t")
        assert len(numbers) == 11, line
        channels = [int(numbers[start : start + 3]) for start in (0, 4, 8)]
        assert all(channel in range(256) for channel in channels), line
        colors.append([name, "#%02x%02x%02x" % tuple(channels)])
    return {"name": lines[1][6:], "columns": int(lines[2][9:]), "colors": colors}


def read_name(data):
    (count,) = struct.unpack_from(">H", data)
    text = data[2 : 2 + 2 * count].decode("utf-16-be")
    assert text[-1] == "\0" and "\0" not in text[:-1]
    return text[:-1], data[2 + 2 * count :]


def read_ase(data):
    signature, major, minor, count = struct.unpack_from(">4sHHI", data)
    assert (signature, major, minor) == (b"ASEF", 1, 0)
    offset, group, colors = 12, None, []
    for _ in range(count):
        kind, length = struct.unpack_from(">HI", data, offset)
        body = data[offset + 6 : offset + 6 + length]
        assert len(body) == length
        offset += 6 + length
        if kind == 0xC001:
            assert group is None
            group, rest = read_name(body)
            assert rest == b""
        elif kind == 0xC002:
            assert group is not None and body == b""
            group = None
        else:
            assert kind == 1
            name, rest = read_name(body)
            model, *channels, swatch = struct.unpack(">4s3fH", rest)
            assert model == b"RGB " and swatch == 2
            levels = [channel * 255 for channel in channels]
            assert all(abs(level - round(level)) < 1e-4 for level in levels)
            colors.append([group, name, "#%02x%02x%02x" % tuple(map(round, levels))])
    assert offset == len(data) and group is None
    return {"colors": colors}


with open(sys.argv[2], "rb") as file:
    content = file.read()
print(json.dumps({"gpl": read_gpl, "ase": read_ase}[sys.argv[1]](content)))

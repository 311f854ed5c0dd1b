"""Trims the two families to the axes and glyphs that the product uses (docs/identity.md).

python3 trim.py <folder with the upstream variable fonts, named like the files beside this one>
needs: pip install fonttools brotli
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

GLYPHS = (
    "U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,"
    "U+2022,U+2026,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
)
FAMILIES = {
    # The width is fixed: letters that grow with the optical size say more than letters that grow wider.
    "bricolage-grotesque": ({"opsz": (20, 96), "wght": (300, 800), "wdth": 88}, {"opsz": 60, "wght": 660}),
    "instrument-sans": ({"wght": (400, 700), "wdth": 100}, {"wght": 500}),
    # Loaded only where a text leans; one weight is enough.
    "instrument-sans-italic": ({"wght": 450, "wdth": 100}, {}),
}


def trim(source: Path, limits: dict, kerning_at: dict) -> bytes:
    font = instantiateVariableFont(TTFont(source), limits)
    # Kerning hardly changes along the axes and weighs as much as the outlines: it is kept of one place only.
    still = instantiateVariableFont(TTFont(source), {**limits, **kerning_at})
    font["GPOS"], font["GDEF"] = still["GPOS"], still["GDEF"]
    room = BytesIO()
    font.save(room)
    room.seek(0)
    font = TTFont(room)
    options = subset.Options(layout_features=["kern", "ccmp", "locl", "tnum"], hinting=False, flavor="woff2")
    cut = subset.Subsetter(options)
    cut.populate(unicodes=subset.parse_unicodes(GLYPHS))
    cut.subset(font)
    out = BytesIO()
    subset.save_font(font, out, options)
    return out.getvalue()


for family, (limits, kerning_at) in FAMILIES.items():
    data = trim(Path(sys.argv[1]) / f"{family}.woff2", limits, kerning_at)
    Path(__file__).with_name(f"{family}.woff2").write_bytes(data)
    print(family, len(data))

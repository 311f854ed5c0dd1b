"""Cuts the fonts of PDFs: those of the pages, one weight each, because a PDF knows no axes (docs/identity.md), and the
fallbacks for what these lack, from two npm packages. Writes src/lib/glyphs.json, the characters that each font has.

npm install --prefix /tmp/fonts inter-ui@4.1.1 dejavu-fonts-ttf@2.37.3
python3 subset.py /tmp/fonts/node_modules
needs: pip install fonttools brotli
"""

import copy
import json
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PAGES = HERE.parents[3] / "styles" / "fonts"
PACKAGES = Path(sys.argv[1])

CUTS = {
    "text": ("instrument-sans", {"wght": 430}),
    "strong": ("instrument-sans", {"wght": 620}),
    "italic": ("instrument-sans-italic", {}),
    "display": ("bricolage-grotesque", {"opsz": 40, "wght": 660}),
}

# Latin with all its accents (Vietnamese among them), modifiers and combining marks, Greek, Cyrillic.
LETTERS = [(0x20, 0x7E), (0xA0, 0x52F), (0x1E00, 0x1FFF), (0x2C60, 0x2C7F), (0xA720, 0xA7FF)]
# Punctuation, super- and subscripts, currencies, letterlike, fractions, arrows, mathematics, technical, circled and boxed
# letters and numbers, shapes, symbols, dingbats, the replacement character.
SYMBOLS = [(0x2000, 0x214F), (0x2150, 0x218F), (0x2190, 0x23FF), (0x2460, 0x27FF), (0x2900, 0x297F), (0x2B00, 0x2BFF), (0xFFFD, 0xFFFD)]

FALLBACKS = {
    "wide": ("inter-ui/web/Inter-Regular.woff2", LETTERS + SYMBOLS),
    "wide-strong": ("inter-ui/web/Inter-SemiBold.woff2", LETTERS + SYMBOLS),
    "symbols": ("dejavu-fonts-ttf/ttf/DejaVuSans.ttf", SYMBOLS),
}


def within(ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}


def add_twin(font, code, of):
    """Gives a character the shape of another, as a glyph of its own: a reader that copies the text gets the character."""
    cmap = font.getBestCmap()
    if code in cmap or of not in cmap or "glyf" not in font:
        return
    name, twin = cmap[of], f"uni{code:04X}"
    font["glyf"][twin] = copy.deepcopy(font["glyf"][name])
    font["hmtx"][twin] = font["hmtx"][name]
    font.setGlyphOrder(font.getGlyphOrder() if twin in font.getGlyphOrder() else [*font.getGlyphOrder(), twin])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = twin


def reduced(path, codes):
    options = Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl"], hinting=False, notdef_outline=True)
    options.drop_tables += ["FFTM", "DSIG", "STAT"]
    font = TTFont(path)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return font


def save(name, font):
    font.flavor = None
    path = HERE / f"{name}.ttf"
    font.save(path)
    codes = set(TTFont(path).getBestCmap())
    print(name, path.stat().st_size, len(codes))
    return codes


def ranges_of(codes):
    ranges = []
    for code in sorted(codes):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ranges


coverage = {}
for name, (family, place) in CUTS.items():
    font = TTFont(PAGES / f"{family}.woff2")
    if place:
        font = instantiateVariableFont(font, place)
    for code in (0x2010, 0x2011):
        add_twin(font, code, 0x2D)
    for code in (0x2007, 0x2009, 0x202F):
        add_twin(font, code, 0x20)
    coverage[name] = save(name, font)
letters = set()
for name, (source, ranges) in FALLBACKS.items():
    # The symbols are those that the letters' font lacks.
    coverage[name] = save(name, reduced(PACKAGES / source, within(ranges) - (letters - {0xFFFD} if name == "symbols" else set())))
    letters |= coverage[name]

lines = [f'  "{name}": {json.dumps(ranges_of(codes), separators=(",", ":"))}' for name, codes in coverage.items()]
(HERE.parents[2] / "glyphs.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")

"""Cuts the fonts of PDFs from those of the pages: one weight each, as TTF, because a PDF knows no axes (docs/identity.md).

python3 subset.py
needs: pip install fonttools brotli
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PAGES = HERE.parents[3] / "styles" / "fonts"
CUTS = {
    "invoice-text": ("instrument-sans", {"wght": 430}),
    "invoice-strong": ("instrument-sans", {"wght": 620}),
    "invoice-display": ("bricolage-grotesque", {"opsz": 40, "wght": 660}),
}

for name, (family, place) in CUTS.items():
    font = instantiateVariableFont(TTFont(PAGES / f"{family}.woff2"), place)
    font.flavor = None
    font.save(HERE / f"{name}.ttf")
    print(name, (HERE / f"{name}.ttf").stat().st_size)

#!/bin/sh
# Makes the two web fonts of src/web/styles/fonts and the three print fonts of assets/fonts that PDFs embed, from the npm
# packages of Fontsource. Run by hand, once; its output is committed. Needs npm, Debian's fonttools
# (4.38) and python3-brotli: apt-get install fonttools python3-brotli
#
# Fraunces (headings): opsz 96, SOFT 50 and WONK 0 fixed, wght 500 to 600, 1000 units per em. At most 25 kB.
# Figtree (text):      wght 400 to 650, tabular and proportional figures, arrows. At most 22 kB.
# Both: Basic Latin, Latin-1 and the punctuation and signs named in $signs. Fontsource's files have no check mark and
# no horizontal arrows; Figtree's upward arrow is turned to make the latter. Each is cut in two: what our own pages are
# written in ($plain), which every visitor loads, and the rest ($other), loaded when a page shows one of its characters. The
# two lists stand in fonts.css as well.
# Print: the same characters as static TrueType, Fraunces 560, Figtree 400 and 600, because PDFs embed no variable fonts. At
# most 40 kB each.
set -eu

fraunces_version=5.3.0
figtree_version=5.3.0
root=$(cd "$(dirname "$0")/.." && pwd)
fonts=$root/src/web/styles/fonts
print_fonts=$root/assets/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$fonts" "$print_fonts"
cd "$work"

# A fixed date in the font's header: the same input gives the same bytes.
export SOURCE_DATE_EPOCH=0

npm pack --silent \
  "@fontsource-variable/fraunces@$fraunces_version" \
  "@fontsource-variable/figtree@$figtree_version"
for name in fraunces figtree; do
  mkdir "$name"
  tar -xzf fontsource-variable-"$name"-*.tgz -C "$name" --strip-components=1
  cp "$name/LICENSE" "$fonts/$name-OFL.txt"
  chmod 644 "$fonts/$name-OFL.txt"
  cp "$fonts/$name-OFL.txt" "$print_fonts/$name-OFL.txt"
done

fonttools varLib.instancer fraunces/files/fraunces-latin-full-normal.woff2 \
  opsz=96 SOFT=50 WONK=0 wght=500:600 --quiet --output=fraunces-axes.ttf
fonttools ttLib.scaleUpem --output-file=fraunces-scaled.ttf fraunces-axes.ttf 1000
fonttools varLib.instancer figtree/files/figtree-latin-wght-normal.woff2 \
  wght=400:650 --quiet --output=figtree-axes.ttf

/usr/bin/python3 - <<'PYTHON'
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent


def keep_plain_forms(font):
    """With WONK 0 a required substitution (rvrn) swaps h, m, n, s, & and ñ for their plain forms. The character map
    gets those at once: the substitution and the wonky forms are then left out as unused."""
    gsub = font["GSUB"].table
    required = [r.Feature for r in gsub.FeatureList.FeatureRecord if r.FeatureTag == "rvrn"]
    lookups = sorted({i for feature in required for i in feature.LookupListIndex})
    plain = {}
    for i in lookups:
        for subtable in gsub.LookupList.Lookup[i].SubTable:
            plain.update(subtable.mapping)
    for table in font["cmap"].tables:
        table.cmap = {code: plain.get(name, name) for code, name in table.cmap.items()}


def add_arrows(font):
    """Adds → and ← as turned copies of ↑, on the height of the minus sign."""
    up, minus = font["glyf"]["arrowup"], font["glyf"]["minus"]
    length, side = up.yMax - up.yMin, 60
    middle = (minus.yMin + minus.yMax) // 2
    center = (up.xMin + up.xMax) // 2
    turns = {
        0x2192: ("arrowright", [[0, -1], [1, 0]], side - up.yMin, middle + center),
        0x2190: ("arrowleft", [[0, 1], [-1, 0]], side + up.yMax, middle - center),
    }
    for code, (name, turn, x, y) in turns.items():
        part = GlyphComponent()
        part.glyphName, part.transform, part.x, part.y = "arrowup", turn, x, y
        part.flags = 0x0004 | 0x1000  # round to grid, offset not scaled
        glyph = Glyph()
        glyph.numberOfContours, glyph.components = -1, [part]
        font["glyf"][name] = glyph
        font["hmtx"][name] = (length + 2 * side, side)
        font["gvar"].variations[name] = []
        font["HVAR"].table.AdvWidthMap.mapping[name] = 0  # the entry without regions: never changes
        glyph.recalcBounds(font["glyf"])
        for table in font["cmap"].tables:
            table.cmap[code] = name


fraunces = TTFont("fraunces-scaled.ttf")
keep_plain_forms(fraunces)
fraunces.save("fraunces-ready.ttf")

figtree = TTFont("figtree-axes.ttf")
figtree.ensureDecompiled()  # every table must be read before a glyph is added
assert figtree["HVAR"].table.VarStore.VarData[0].VarRegionCount == 0
add_arrows(figtree)
figtree.save("figtree-ready.ttf")
PYTHON

signs=U+0020-007E,U+00A0-00FF,U+0152-0153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032-2033
signs=$signs,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2713
plain=U+0020-007E,U+00A0,U+00A2,U+00B0,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2190-2193,U+2212
other=U+00A1,U+00A3-00AF,U+00B1-00B6,U+00B8-00D6,U+00D8-00FF,U+0152-0153,U+201A,U+201E,U+2022,U+2032-2033
other=$other,U+2039-203A,U+20AC,U+2122,U+2713
web_font() { # source, layout features, file
  for part in plain other; do
    eval "unicodes=\$$part"
    name=$3
    [ "$part" = plain ] || name=$name-$part
    fonttools subset "$1" --unicodes="$unicodes" --layout-features="$2" \
      --no-hinting --flavor=woff2 --output-file="$fonts/$name.woff2"
  done
}
web_font fraunces-ready.ttf kern,liga,lnum,tnum fraunces-display
web_font figtree-ready.ttf kern,liga,ccmp,mark,mkmk,rvrn,lnum,tnum,pnum figtree-text

# One weight each, under a name of its own: a print shop reads the names of the fonts in a PDF.
print_font() { # source, weight, family, file
  fonttools varLib.instancer "$1" "wght=$2" --quiet --output=one-weight.ttf
  /usr/bin/python3 - "$3" "$2" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont

family, weight = sys.argv[1:]
font = TTFont("one-weight.ttf")
names = {1: f"{family} {weight}", 4: f"{family} {weight}", 6: f"{family}-{weight}", 16: family, 17: weight}
for number, name in names.items():
    font["name"].setName(name, number, 3, 1, 0x409)
font.save("one-weight.ttf")
PYTHON
  fonttools subset one-weight.ttf --unicodes="$signs" --layout-features=kern,liga,lnum,tnum \
    --no-hinting --output-file="$print_fonts/$4"
}
print_font fraunces-ready.ttf 560 Fraunces fraunces-560.ttf
print_font figtree-ready.ttf 400 Figtree figtree-400.ttf
print_font figtree-ready.ttf 600 Figtree figtree-600.ttf

ls -l "$fonts" "$print_fonts"

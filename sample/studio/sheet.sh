#!/bin/sh
# sheet.sh OUT.png CELL COLUMNS slug/name ...   contact sheet of finished pictures
cd "$(dirname "$0")" || exit 1
out=$1 cell=$2 cols=$3; shift 3
tmp=$(mktemp -d)
n=100
for f; do n=$((n + 1)); dwebp -quiet "../pictures/$f.webp" -o "$tmp/$n.png"; done
/usr/bin/python3 contact_sheet.py "$out" "$cell" "$cols" "$tmp"/*.png
rm -r "$tmp"

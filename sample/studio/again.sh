#!/bin/sh
# again.sh product:colour:view [SEED]   renders a picture again and tells how far it is from the committed one
cd "$(dirname "$0")" || exit 1
[ -f nlm.so ] || gcc -O3 -ffast-math -march=native -shared -fPIC -o nlm.so nlm.c -lm
IFS=: read -r slug colour view <<X
$1
X
name=$colour; [ "${view:-main}" = main ] || name=$colour-$view
out=$(mktemp -d)
nice -n 19 blender -b -t 1 --python shot.py -- out="$out" seed="${2:-11}" "$1" 2>&1 | grep -E 'DONE|[a-z]Error'
/usr/bin/python3 compare.py "$out/${slug}_${colour}_${view:-main}.png" "../pictures/$slug/$name.webp"
rm -r "$out"

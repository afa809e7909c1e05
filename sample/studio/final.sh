#!/bin/sh
# final.sh product:colour:view   one final picture, 1000 px, into ../pictures/
cd "$(dirname "$0")" || exit 1
IFS=: read -r slug colour view <<X
$1
X
name=$colour; [ "$view" = main ] || name=$colour-$view
touch "../out/claim_${slug}_${colour}_$view"
png=../out/${slug}_${colour}_$view.png; rm -f "$png"
nice -n 19 blender -b -t 1 --python shot.py -- out=../out "$1" 2>&1 | grep -E 'DONE|[a-z]Error' | sed "s/^/$(date +%H:%M:%S) $1 /" >>../queue.log
mkdir -p "../pictures/$slug"
if [ -f "$png" ]; then cwebp -quiet -q 90 -m 6 -sharp_yuv "$png" -o "../pictures/$slug/$name.webp"
else touch "../out/failed_${slug}_${colour}_$view"; fi
rm -f "../out/claim_${slug}_${colour}_$view"

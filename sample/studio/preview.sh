#!/bin/sh
# preview.sh product[:colour[:view]] ...   small quick pictures and a contact sheet in ../preview/
cd "$(dirname "$0")" || exit 1
[ -f nlm.so ] || gcc -O3 -ffast-math -march=native -shared -fPIC -o nlm.so nlm.c -lm
mkdir -p ../preview
flock ../slot.lock nice -n 19 blender -b -t 1 --python shot.py -- res="${RES:-360}" spp="${SPP:-12}" out=../preview "$@" 2>&1 |
	grep -E 'DONE|[a-zA-Z]Error|File .*products' | sed 's, render.*bg,,'
/usr/bin/python3 contact_sheet.py ../preview/sheet.png "${RES:-360}" "${COLS:-4}" $(for j; do
	ls -t ../preview/"$(echo "$j" | cut -d: -f1)"_"$(echo "$j" | cut -sd: -f2)"*"$(echo "$j" | cut -sd: -f3)".png | head -1
done)

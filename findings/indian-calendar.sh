#!/usr/bin/env bash
# Expected: the calendar "indian" gives a Tamil reader either the Tamil date or a date that is plainly another one.
# True: it is the Saka calendar under Tamil month names: 23 August 2025, in the month of ஆவணி, is shown as the first day of புரட்டாசி.
# With: Node.js 24.21.0 (ICU 78.3), seen 2026-11-28; Node.js 20 and Chromium 156 write the same.
# For us: dates are of the Gregorian calendar; days of festivals are entered by the clinic.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
npm install --silent --no-audit --no-fund node@24.21.0

node_modules/node/bin/node --input-type=module <<'END' | tee seen
for (const language of ['ta-IN', 'en-IN', 'ta-IN-u-ca-indian', 'en-IN-u-ca-indian'])
  console.log(language, new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date('2025-08-23')));
END
diff - seen <<'END'
ta-IN 23 ஆகஸ்ட், 2025
en-IN 23 August 2025
ta-IN-u-ca-indian 1 புரட்டாசி, 1947 சாகா
en-IN-u-ca-indian 1 Bhadra, 1947 Śaka
END

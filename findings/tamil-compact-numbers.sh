#!/usr/bin/env bash
# Expected: Tamil short numbers count in lakhs, as Indian English does and as Tamil groups its digits.
# True: they count in thousands and millions: 2,50,000 is "250 thousand", 1 crore is "10 million".
# With: Node.js 24.21.0 (ICU 78.3), seen 2026-11-28; Node.js 20 and 22, Chromium 156 and WebKitGTK 2.50 write the same.
# For us: figures such as the number of patients are written out and never shortened by Intl.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
npm install --silent --no-audit --no-fund node@24.21.0

node_modules/node/bin/node --input-type=module <<'END' | tee seen
for (const language of ['en-IN', 'ta-IN'])
  for (const options of [{}, { notation: 'compact' }, { notation: 'compact', compactDisplay: 'long' }]) {
    const format = new Intl.NumberFormat(language, options);
    console.log(language, JSON.stringify(options), [250_000, 10_000_000].map((figure) => format.format(figure).replace(/\s/g, ' ')).join(' | '));
  }
END
diff - seen <<'END'
en-IN {} 2,50,000 | 1,00,00,000
en-IN {"notation":"compact"} 2.5L | 1Cr
en-IN {"notation":"compact","compactDisplay":"long"} 2.5 lakh | 1 crore
ta-IN {} 2,50,000 | 1,00,00,000
ta-IN {"notation":"compact"} 250ஆ | 10மி
ta-IN {"notation":"compact","compactDisplay":"long"} 250 ஆயிரம் | 10 மில்லியன்
END

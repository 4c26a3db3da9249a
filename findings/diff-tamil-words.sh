#!/usr/bin/env bash
# Expected: diffWords compares whole words, in Tamil as in English.
# True: it cuts Tamil words into pieces, even between a consonant and the sign that belongs to it.
# With: diff 9.0.0, seen 2026-11-28.
# For us: the editor cuts texts into pieces itself and compares these with diffArrays.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
npm install --silent --no-audit --no-fund diff@9.0.0

node --input-type=module <<'END' | tee seen
import { diffWords } from 'diff';
const show = (...input) => console.log(diffWords(...input).map((part) =>
  `${part.added ? '+' : part.removed ? '-' : ' '}[${part.value}]`).join(' '));
show('The doctor came', 'The doctors went');
show('மருத்துவர் வந்தார்', 'மருத்துவம் வந்தது');
END
diff - seen <<'END'
 [The ] -[doctor came] +[doctors went]
 [மருத்துவ] -[ர] +[ம]  [் வந்த] -[ார்] +[து]
END

#!/usr/bin/env bash
# Expected: deleting the first key of a YAML document leaves the comment that begins the file.
# True: without an empty line after it, the comment belongs to the first key and goes with it.
# With: yaml 2.9.1, seen 2026-11-28.
# For us: the editor cuts facts out of the text itself and never writes a document anew.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
npm install --silent --no-audit --no-fund yaml@2.9.1

node --input-type=module <<'END' | tee seen
import { parseDocument } from 'yaml';
for (const gap of ['', '\n']) {
  const file = parseDocument(`# The branch in Chennai\n${gap}floor: 2\nparking: true\n`);
  file.delete('floor');
  console.log(JSON.stringify(String(file)));
}
END
diff - seen <<'END'
"parking: true\n"
"# The branch in Chennai\n\nparking: true\n"
END

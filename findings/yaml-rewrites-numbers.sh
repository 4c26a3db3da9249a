#!/usr/bin/env bash
# Expected: setting one key of a parsed YAML document writes all other values as they were.
# True: numbers without quotes are written anew from their value: a leading zero or plus is gone, and long ones are rounded.
# With: yaml 2.9.1, seen 2026-11-28.
# For us: the editor changes only the lines of its fact, and what is no quantity (telephone, postcode, registration) is quoted.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
npm install --silent --no-audit --no-fund yaml@2.9.1

node --input-type=module <<'END' | tee seen
import { parseDocument } from 'yaml';
const file = parseDocument(`name: old
phone: 04428190011
mobile: +919840000000
account: 9118004251234567890
price: 2500.00
quoted: "04428190011"
`);
file.set('name', 'new');
process.stdout.write(String(file));
END
diff - seen <<'END'
name: new
phone: 4428190011
mobile: 919840000000
account: 9118004251234568000
price: 2500.00
quoted: "04428190011"
END

#!/usr/bin/env bash
# Expected: a CSV writer quotes every cell that contains a line break, whatever line ends the file has.
# True: with record_delimiter 'windows', csv-stringify quotes only a whole CRLF; a lone LF or CR is written bare, and readers see a new row.
# With: csv-stringify 6.9.0 and csv-parse 7.0.3, seen 2026-11-28.
# For us: every sheet is written with quoted_match for both characters.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
npm install --silent --no-audit --no-fund csv-stringify@6.9.0 csv-parse@7.0.3

node --input-type=module <<'END' | tee seen
import { stringify } from 'csv-stringify/sync';
import { parse } from 'csv-parse/sync';
const rows = [['key', 'note'], ['a', 'first\nsecond'], ['b', 'first\rsecond'], ['c', 'first\r\nsecond']];
const write = (options) => stringify(rows, { record_delimiter: 'windows', ...options });
const rowsOf = (csv) => parse(csv, { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true }).length;
console.log(JSON.stringify(write()));
console.log('rows written', rows.length, 'rows read', rowsOf(write()));
console.log('with quoted_match', rowsOf(write({ quoted_match: /[\r\n]/ })));
END
diff - seen <<'END'
"key,note\r\na,first\nsecond\r\nb,first\rsecond\r\nc,\"first\r\nsecond\"\r\n"
rows written 4 rows read 6
with quoted_match 4
END

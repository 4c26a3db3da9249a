#!/usr/bin/env bash
# Expected: `info.lines` of a record is the line of the file that the record begins on, or at least ends on.
# True: a CRLF inside quotes counts as two lines, so each such cell moves all later numbers by one.
# With: csv-parse 7.0.3, seen 2026-11-28.
# For us: messages about sheets name the row that a spreadsheet shows, not this number.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
npm install --silent --no-audit --no-fund csv-parse@7.0.3

node --input-type=module <<'END' | tee seen
import { parse } from 'csv-parse/sync';
for (const end of ['\n', '\r\n']) {
  const csv = ['key,note', 'a,"first', 'second"', 'b,"first', 'second"', 'c,last', ''].join(end);
  const records = parse(csv, { info: true }).map(({ record, info }) => `${record[0]}: ${info.lines}`);
  console.log(JSON.stringify(end), 'the record c stands on line 6;', records.join(', '));
}
END
diff - seen <<'END'
"\n" the record c stands on line 6; key: 1, a: 3, b: 5, c: 6
"\r\n" the record c stands on line 6; key: 1, a: 4, b: 7, c: 8
END

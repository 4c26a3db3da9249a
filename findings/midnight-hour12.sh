#!/usr/bin/env bash
# Expected: { hour12: false } writes five past midnight as 00:05.
# True: for languages whose clock has twelve hours, Node.js 20 writes 24:05; Node.js 22 and 24 and browsers write 00:05.
# With: Node.js 20.20.2 and 24.21.0, seen 2026-11-28.
# For us: clocks say hourCycle, never hour12.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm_install() { mkdir "$1"; (cd "$1" && echo '{}' > package.json && npm install --silent --no-audit --no-fund "node@$1"); }
npm_install 20.20.2
npm_install 24.21.0

cat > clock.mjs <<'END'
const time = (language, options) => new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC', ...options }).format(3e5);
const show = (options) => ['en-IN', 'ta-IN'].map((language) => time(language, options)).join(' and ');
console.log(process.versions.node, show({ hour12: false }), 'with h23:', show({ hourCycle: 'h23' }));
END
for version in 20.20.2 24.21.0; do "$version/node_modules/node/bin/node" clock.mjs; done | tee seen
diff - seen <<'END'
20.20.2 24:05 and 24:05 with h23: 00:05 and 00:05
24.21.0 00:05 and 00:05 with h23: 00:05 and 00:05
END

#!/usr/bin/env bash
# Expected: a key such as "reasons_other" that has no sibling is an ordinary text.
# True: the Translate Toolkit takes it for a plural and adds an empty "reasons_one" beside it, though nothing was translated.
# With: translate-toolkit 3.8.4 (Debian 12), format i18next v4, seen 2026-11-28.
# For us: no key of locales/ ends like a plural category (_zero, _one, _two, _few, _many, _other) unless it is one.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
dpkg -s translate-toolkit > /dev/null 2>&1 || apt-get install -y -qq --no-install-recommends translate-toolkit > /dev/null
dpkg-query -W translate-toolkit

/usr/bin/python3 - <<'END' | tee seen
import json
from translate.storage.jsonl10n import I18NextV4File
store = I18NextV4File()
store.parse(b'{"title": "Reviews", "reasons_other": "Other reasons", "level_one": "Ground floor"}')
print([unit.getid() for unit in store.units])
print(json.dumps(json.loads(bytes(store))))
END
diff - seen <<'END'
['.title', '.reasons', '.level']
{"title": "Reviews", "reasons_one": "", "reasons_other": "Other reasons", "level_one": "Ground floor", "level_other": ""}
END

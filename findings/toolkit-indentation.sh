#!/usr/bin/env bash
# Expected: a translation tool that changes one text of a JSON file leaves the rest of the file as it is.
# True: the Translate Toolkit, which Weblate uses, writes the whole file anew with four spaces.
# With: translate-toolkit 3.8.4 (Debian 12), seen 2026-11-28.
# For us: the first change by Weblate touches every line; `npm run format` mends it.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
dpkg -s translate-toolkit > /dev/null 2>&1 || apt-get install -y -qq --no-install-recommends translate-toolkit > /dev/null
dpkg-query -W translate-toolkit

/usr/bin/python3 - <<'END' | tee seen
from translate.storage.jsonl10n import I18NextV4File
store = I18NextV4File()
store.parse(b'{\n  "title": "Reviews",\n  "hero": { "text": "Our patients" },\n  "steps": ["one", "two"]\n}\n')
print(bytes(store).decode(), end='')
END
diff - seen <<'END'
{
    "title": "Reviews",
    "hero": {
        "text": "Our patients"
    },
    "steps": [
        "one",
        "two"
    ]
}
END

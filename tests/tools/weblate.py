"""Reads words files and writes them anew, as Weblate does. Prints a list of the new texts as JSON."""

import json
import sys
from pathlib import Path

from translate.storage.jsonl10n import I18NextV4File


def rewritten(path):
    store = I18NextV4File()
    store.settargetlanguage(Path(path).parent.name)
    store.parse(Path(path).read_bytes())
    return bytes(store).decode()


print(json.dumps([rewritten(path) for path in sys.argv[1:]]))

#!/usr/bin/env bash
# Expected: an error thrown in a worker arrives as a structured clone, with its cause; only its class is lost.
# True: Comlink sends name, message and stack alone: cause, code and the errors of an AggregateError are gone.
# With: comlink 4.4.2, seen 2026-11-28.
# For us: the worker adds the fields of its own failures itself (`editor/session/worker.ts`).
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
npm install --silent --no-audit --no-fund comlink@4.4.2

node --input-type=module <<'END' | tee seen
import { MessageChannel } from 'node:worker_threads';
import * as Comlink from 'comlink';
import endpoint from 'comlink/dist/umd/node-adapter.js';
const { port1, port2 } = new MessageChannel();
const cause = new Error('offline');
Comlink.expose({
  single() { throw Object.assign(new Error('not saved', { cause }), { code: 'E_SAVE' }); },
  several() { throw new AggregateError([cause], 'nothing saved'); },
}, endpoint(port1));
const worker = Comlink.wrap(endpoint(port2));
const show = (where, { message, cause, code, errors }) =>
  console.log(where, JSON.stringify({ message, cause: cause?.message ?? null, code: code ?? null, errors: errors?.length ?? null }));
show('structuredClone', structuredClone(new Error('not saved', { cause })));
await worker.single().catch((error) => show('comlink', error));
await worker.several().catch((error) => show('comlink', error));
port1.close();
END
diff - seen <<'END'
structuredClone {"message":"not saved","cause":"offline","code":null,"errors":null}
comlink {"message":"not saved","cause":null,"code":null,"errors":null}
comlink {"message":"nothing saved","cause":null,"code":null,"errors":null}
END

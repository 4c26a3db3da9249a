#!/usr/bin/env bash
# Expected: an answer that says it is JSON and breaks off in the middle is an error.
# True: Octokit returns its text as `data`, with status 200 and no error; a picture whose type names a charset arrives as damaged text.
# With: @octokit/core 7.0.7 with @octokit/request 10.0.14, seen 2026-11-28.
# For us: the editor asks with plain fetch, whose json() refuses such an answer (`editor/store/gitHubApi.ts`).
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{ "overrides": { "@octokit/request": "10.0.14" } }' > package.json
npm install --silent --no-audit --no-fund @octokit/core@7.0.7

node --input-type=module <<'END' | tee seen
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Octokit } from '@octokit/core';
const ANSWERS = {
  '/cut': ['application/json; charset=utf-8', '{"sha":"abc","content":'],
  '/picture': ['application/vnd.github.raw+json', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  '/picture-with-charset': ['application/vnd.github.raw+json; charset=utf-8', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
};
const server = createServer(({ url }, response) => {
  response.setHeader('Content-Type', ANSWERS[url][0]);
  response.end(ANSWERS[url][1]);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const octokit = new Octokit({ baseUrl: `http://127.0.0.1:${server.address().port}` });
for (const path of Object.keys(ANSWERS)) {
  const { status, data } = await octokit.request(`GET ${path}`);
  console.log(path, status, typeof data === 'string' ? JSON.stringify(data) : data.constructor.name);
}
server.close();
END
diff - seen <<'END'
/cut 200 "{\"sha\":\"abc\",\"content\":"
/picture 200 ArrayBuffer
/picture-with-charset 200 "����"
END

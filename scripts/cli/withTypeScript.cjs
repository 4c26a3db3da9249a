// Lets Node.js run the project's TypeScript, once it is known to be new enough: node -r ./scripts/cli/withTypeScript.cjs scripts/build.ts
// It is one process, so Ctrl-C and exit codes need no passing on; with --import tsx an old Node.js ends before it can say why.
'use strict';

require('./checkNode.cjs');

// Node.js runs this file in each of its threads, also in the one that does what tsx asks for.
if (require('node:worker_threads').isMainThread) require('tsx');

// Lets Node.js run the project's TypeScript, after checking its version: node -r ./scripts/cli/withTypeScript.cjs scripts/build.ts
// There is only one process, so Ctrl-C and exit codes need no forwarding; with --import tsx an old Node.js fails before it can say why.
'use strict';

require('./checkNode.cjs');

// From 22.18 on, Node.js runs TypeScript itself, and starts twice as fast. It also runs this file in worker threads, including the one of tsx.
if (!process.features.typescript && require('node:worker_threads').isMainThread) require('tsx');

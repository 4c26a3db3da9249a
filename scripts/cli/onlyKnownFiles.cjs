// Ends a command that builds, before it has imported anything else, if a content folder has files that the site does not know.
'use strict';

// `-r` and `require` load no TypeScript on older versions of Node.js.
const load = process.features.typescript ? require : (path) => require('tsx/cjs/api').require(path, __filename);
load('./refuseUnknownFiles.ts');

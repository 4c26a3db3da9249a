// Loads a TypeScript module of this folder before the command itself. `-r` and `require` load none on older versions of Node.js.
'use strict';

module.exports = process.features.typescript ? require : (path) => require('tsx/cjs/api').require(path, __filename);

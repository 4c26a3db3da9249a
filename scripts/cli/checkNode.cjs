// Exits with a message if Node.js is too old for the project. Every command runs this first, on any version of Node.js:
// use ES2015 syntax only.
'use strict';

var baseline = /\d+\.\d+/.exec(require('../../package.json').engines.node)[0];

/**
 * @param {string} version such as "20.19.0"
 * @returns the message if it is too old
 */
function oldNode(version) {
  var found = version.split('.').map(Number);
  var needed = baseline.split('.').map(Number);
  if (found[0] > needed[0] || (found[0] === needed[0] && found[1] >= needed[1])) return undefined;
  return (
    'This project needs Node.js ' +
    baseline +
    ' or newer; this is ' +
    version +
    '.\nInstall a newer one from https://nodejs.org, open a new terminal, and run the same command again.'
  );
}

exports.oldNode = oldNode;

var problem = oldNode(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

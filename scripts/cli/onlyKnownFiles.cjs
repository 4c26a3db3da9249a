// Ends a command that builds, before it has imported anything else, if a content folder has files that the site does not know.
'use strict';

require('./loadBefore.cjs')('./refuseUnknownFiles.ts');

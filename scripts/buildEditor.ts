/** `npm run build:editor`: the editor as static files, for people who have only a browser. */

import { command } from './cli/commandLine.ts';
import { openProgress } from './cli/progress.ts';
import { buildEditor } from './editor/buildEditor.ts';

const OUT_DIR = 'dist-editor';

command('npm run build:editor', `Makes the editor in ${OUT_DIR}, for the repository that editor.yaml names.`).parse();
try {
  await buildEditor(OUT_DIR, openProgress());
  console.log(`The editor is in ${OUT_DIR}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

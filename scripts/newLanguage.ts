/** `npm run new:language -- hi`: makes a language that the site can be translated into. */
import { existsSync, readFileSync } from 'node:fs';
import { newLanguage } from '../site/translation/newLanguage.ts';
import { command } from './cli/commandLine.ts';
import { reportWritten, writeAll } from './new/files.ts';

const [typed] = command('npm run new:language', 'Makes a language that the site can be translated into.')
  .argument('<code>', 'its code, such as hi for Hindi')
  .parse().processedArgs;

await reportWritten(() => {
  const { language, changes } = newLanguage(typed, (path) =>
    existsSync(path) ? readFileSync(path, 'utf8') : undefined,
  );
  const { code, nativeName } = language;
  writeAll(code, changes);
  return `${nativeName} (${code}) was added as a preview. Translate it: npm run editor, then Texts
  locales/languages.json  its row; a developer sets its status to published when the first pages are ready
  locales/${code}/  its words files
  locales/tone.${code}.md  how its texts speak: answer the questions
  locales/glossary.csv  its two columns: fill in the agreed words`;
});

/** `npm run new:language -- hi`: makes a language that the site can be translated into. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newLanguage } from '../site/translation/newLanguage.ts';
import { command } from './cli/commandLine.ts';

const [typed] = command('npm run new:language', 'Makes a language that the site can be translated into.')
  .argument('<code>', 'its code, such as hi for Hindi')
  .parse().processedArgs;

try {
  const { language, changes } = newLanguage(typed, (path) =>
    existsSync(path) ? readFileSync(path, 'utf8') : undefined,
  );
  const { code, nativeName } = language;
  const there = changes.find(({ path, isNew }) => isNew && existsSync(path));
  if (there) throw new Error(`${there.path} exists already. Delete it, or take it out of the folder.`);
  for (const { path, content } of changes) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  console.log(`${nativeName} (${code}) was added as a preview. Translate it: npm run editor, then Texts
  locales/languages.json  its row; a developer sets its status to published when the first pages are ready
  locales/${code}/  its words files
  locales/tone.${code}.md  how its texts speak: answer the questions
  locales/glossary.csv  its two columns: fill in the agreed words`);
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was written.`);
  process.exitCode = 1;
}

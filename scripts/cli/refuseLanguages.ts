/** Ends a command that cannot import the table of languages, with the place of its mistake. Loaded by `withTypeScript.cjs`. */
import { readFileSync } from 'node:fs';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { readLanguages } from '../../locales/model/readLanguages.ts';

const path = 'locales/languages.json';
const { problems } = readLanguages({ path, text: readFileSync(path, 'utf8').replace(/^\uFEFF/, '') });
if (problems.length > 0) {
  console.error(new InputErrors(problems, 'the table of languages').message);
  process.exit(1);
}

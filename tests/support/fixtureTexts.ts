/** The frozen facts and words by their paths in a project, with the project's notes and glossary. */
import { FILES_ON_DISK } from '../../scripts/content/filesOnDisk.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../fixtures/folders.ts';
import { inKnownWords } from './inKnownWords.ts';

export const CHENNAI = 'branches/chennai.yaml';
export const KAVALKINARU = 'branches/kavalkinaru.yaml';
export const CLINIC = 'branches/clinic.yaml';

/** Newer English words are the project's, so that its pages can be rendered. */
export const FIXTURES = fixtureTexts();

function fixtureTexts(): Readonly<Record<string, string>> {
  const read = (path: string) => FILES_ON_DISK.readText(path).text;
  const inFolder = (from: string, to = from) =>
    Object.fromEntries(FILES_ON_DISK.list(from).map((path) => [path.replace(from, to), read(path)]));
  const words = inFolder(FIXTURE_WORDS, 'locales');
  for (const [path, text] of Object.entries(inFolder('locales/en')))
    words[path] = `${JSON.stringify(inKnownWords(JSON.parse(text), JSON.parse(words[path] ?? '{}')), null, 2)}\n`;
  for (const path of ['locales/glossary.csv', 'locales/languages.json']) words[path] = read(path);
  return { ...inFolder(FIXTURE_FACTS, 'branches'), ...words, ...inFolder('locales/notes') };
}

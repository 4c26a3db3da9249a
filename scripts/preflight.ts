/**
 * What stands between this configuration and going live: `npm run preflight [-- --today YYYY-MM-DD]`.
 * Ends with code 1 while a placeholder or sample is left; warnings alone do not count.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isDay, todayInKolkata } from '../branches/model/day.ts';
import { loadFiles } from '../branches/model/load-files.ts';
import { type Finding, findPlaceholders } from '../branches/model/placeholders.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../locales/languages.ts';
import { compareLanguage } from './words/compareLanguage.ts';
import { readWords } from './words/readWords.ts';

const ILLUSTRATIONS = 'media/illustrations.txt';

/** The pictures that are still illustrations, as the list beside them says. */
function readIllustrations(): readonly string[] {
  const lines = readFileSync(ILLUSTRATIONS, 'utf8').split('\n');
  return lines.flatMap((text, i) =>
    text.trim() === '' || text.startsWith('#') ? [] : [`  ${ILLUSTRATIONS}:${i + 1}  ${text}`],
  );
}

const { values } = parseArgs({
  options: { today: { type: 'string' }, branches: { type: 'string', default: 'branches' } },
});

function line({ file, line: row, column, message }: Finding): string {
  return `  ${file}:${row}:${column}  ${message}`;
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`\n${title} (${lines.length})`);
  for (const text of lines) console.log(text);
}

try {
  const today = values.today ?? todayInKolkata(new Date());
  if (!isDay(today)) throw new Error(`--today "${today}" is not a day. Write year-month-day, such as 2025-08-15.`);
  const findings = findPlaceholders(loadFiles(values.branches), today);
  const placeholders = findings.filter(({ severity }) => severity === 'placeholder');
  const english = readWords(SOURCE_LANGUAGE.code);
  const gaps = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE && language.status === 'published').flatMap(
    (language) =>
      compareLanguage(english, readWords(language.code))
        .filter(({ missing }) => missing.length > 0)
        .map(
          ({ namespace, missing }) =>
            `  locales/${language.code}/${namespace}.json  ${missing.length} texts are missing`,
        ),
  );

  list('Replace before going live', placeholders.map(line));
  const illustrations = readIllustrations();
  list('Pictures to replace', illustrations);
  list('Look at', findings.filter(({ severity }) => severity === 'warning').map(line));
  list('Gaps in published languages', gaps);
  const open = placeholders.length + illustrations.length + gaps.length;
  console.log(open === 0 ? '\nReady to go live.' : `\nNot ready to go live: ${open} things to replace.`);
  process.exitCode = open === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

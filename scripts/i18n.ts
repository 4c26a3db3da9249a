/**
 * Reports the progress of the translations: `npm run i18n`. Records which English each text was translated from (`locales/record/`).
 * `--ci` changes nothing and exits with code 1 if a translation is broken; `--machine` records new texts as machine drafts.
 */
import { buildSite } from '../branches/model/buildSite.ts';
import { todayInKolkata } from '../branches/model/day.ts';
import { loadFiles } from '../branches/model/files/loadFiles.ts';
import { InputErrors, problemList } from '../diagnostics/inputErrors.ts';
import { TRANSLATIONS } from '../locales/languages.ts';
import { isBranchFile } from '../locales/model/isBranchFile.ts';
import { formatRecord, recordPath } from '../locales/model/record.ts';
import { updatedRecord } from '../locales/model/status.ts';
import { findWaiting } from '../locales/model/waiting.ts';
import { siteMap } from '../renderer/site/routes.ts';
import { command } from './cli/commandLine.ts';
import { openProgress } from './cli/progress.ts';
import { checkFiles } from './words/checkFiles.ts';
import { NO_TRANSLATION } from './words/findLanguage.ts';
import { readGlossary } from './words/glossary/readGlossary.ts';
import { keepRecord } from './words/keepRecord.ts';
import { statusTable } from './words/statusTable.ts';
import { readTranslation, type Translation } from './words/translation.ts';
import { translationProblems } from './words/translationProblems.ts';
import { readinessLines } from './words/waitingPages.ts';
import { checkWording } from './words/wording/checkWording.ts';

const values = command('npm run i18n', 'Shows how far each language is translated, and records new texts.')
  .option('--machine', 'record new texts as machine drafts')
  .option('--ci', 'change nothing, and fail if something is broken')
  .parse()
  .opts();

function report(translation: Translation): void {
  const { language, statuses } = translation;
  const routes = siteMap(buildSite('combined', loadFiles('branches'), todayInKolkata(new Date())));
  const [ready, ...waiting] = readinessLines(routes, language, findWaiting(statuses));
  console.log([ready, ...statusTable(translation), ...waiting].join('\n'));
}

/** Fails if the record is out of date with the words files. It may lag behind the branch files: the clinic edits those. */
function checkRecord({ language, statuses, record }: Translation): void {
  const words = statuses.filter(({ namespace }) => !isBranchFile(namespace));
  if (formatRecord(updatedRecord(words, record)) === formatRecord(onlyWords(record))) return;
  console.error(`${recordPath(language.code)} is out of date. Run npm run i18n and commit the file.`);
  process.exitCode = 1;
}

const onlyWords = (record: Translation['record']): Translation['record'] =>
  new Map([...record].filter(([namespace]) => !isBranchFile(namespace)));

/** Reads all translations, and checks or updates their records. */
function readTranslations(): readonly Translation[] {
  if (TRANSLATIONS.length === 0) console.log(NO_TRANSLATION);
  for (const translation of TRANSLATIONS.map((language) => readTranslation(language))) {
    if (values.ci) checkRecord(translation);
    else keepRecord(translation, { by: values.machine ? 'machine' : 'person' });
  }
  return TRANSLATIONS.map((language) => readTranslation(language));
}

try {
  checkFiles();
  const glossary = readGlossary();
  const progress = openProgress();
  const translations = await progress.step('Comparing translations with the English texts', readTranslations);
  translations.forEach(report);
  const wording = await progress.step('Looking for words that the glossary forbids', () =>
    translations.map((translation) => checkWording(translation, glossary)),
  );
  const hints = wording.flatMap((found) => found.hints);
  if (!values.ci && hints.length > 0) console.log(problemList(hints, (count) => `${count} to look at:`));
  const broken = [
    ...translations.flatMap((translation) => translationProblems(translation)),
    ...wording.flatMap((found) => found.problems),
  ];
  if (broken.length > 0) throw new InputErrors(broken, 'the translations');
} catch (error) {
  console.error((error as Error).message);
  if (values.ci || !(error instanceof InputErrors)) process.exitCode = 1;
}

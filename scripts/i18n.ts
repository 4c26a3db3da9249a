/**
 * Reports the progress of the translations: `npm run i18n`. Records which English each text was translated from (`locales/record/`).
 * `--ci` changes nothing and exits with code 1 if a translation is broken; `--machine` records new texts as machine drafts.
 */
import { buildSite } from '../branches/model/buildSite.ts';
import { todayInKolkata } from '../branches/model/day.ts';
import type { SiteFiles } from '../branches/model/files/parseFiles.ts';
import { didYouMean } from '../diagnostics/didYouMean.ts';
import { fileProblem, InputErrors, type Problem, problemList } from '../diagnostics/inputErrors.ts';
import { type Language, TRANSLATIONS } from '../locales/languages.ts';
import { faultSentence } from '../locales/model/faults.ts';
import { isBranchFile, stepsOf } from '../locales/model/namespace.ts';
import { formatRecord, recordPath } from '../locales/model/record.ts';
import { type TextStatus, updatedRecord } from '../locales/model/status.ts';
import type { Content } from '../site/content/readContent.ts';
import { siteMap } from '../site/pages/routes.ts';
import { type Glossary, termsOf } from '../site/translation/glossary/glossary.ts';
import { readGlossary } from '../site/translation/glossary/readGlossary.ts';
import { noteReader } from '../site/translation/noteReader.ts';
import { factPath } from '../site/translation/sheet/writeFactText.ts';
import { type Translation, translationOf } from '../site/translation/translation.ts';
import { findWaiting } from '../site/translation/waiting.ts';
import { readinessLines } from '../site/translation/waitingPages.ts';
import { isHint, wordingFaults } from '../site/translation/wordingFaults.ts';
import { command } from './cli/commandLine.ts';
import { NO_TRANSLATION } from './cli/findLanguage.ts';
import { openProgress } from './cli/progress.ts';
import { FILES_ON_DISK } from './content/filesOnDisk.ts';
import { keepRecord } from './content/keepRecord.ts';
import { readCheckedContent } from './content/readCheckedContent.ts';

const values = command('npm run i18n', 'Shows how far each language is translated, and records new texts.')
  .option('--machine', 'record new texts as machine drafts')
  .option('--ci', 'change nothing, and fail if something is broken')
  .parse()
  .opts();

function report(translation: Translation, files: SiteFiles): void {
  const { language, statuses, record } = translation;
  const routes = siteMap(buildSite('combined', files, todayInKolkata(new Date())));
  const [ready, ...waiting] = readinessLines(routes, language, findWaiting(statuses, record));
  console.log([ready, ...statusTable(translation), ...waiting].join('\n'));
}

/** Fails if the record is out of date with the words files. It may lag behind the branch files: the clinic edits those. */
function checkRecord({ language, statuses, record }: Translation): void {
  if (formatWords(updatedRecord(statuses, record)) === formatWords(record)) return;
  console.error(`${recordPath(language.code)} is out of date. Run npm run i18n and commit the file.`);
  process.exitCode = 1;
}

const formatWords = (record: Translation['record']) =>
  formatRecord(new Map([...record].filter(([namespace]) => !isBranchFile(namespace))));

/** Reads all translations, and checks or updates their records. */
function readTranslations(content: Content): readonly Translation[] {
  if (TRANSLATIONS.length === 0) console.log(NO_TRANSLATION);
  return TRANSLATIONS.map((language) => {
    const translation = translationOf(content, language);
    if (values.ci) {
      checkRecord(translation);
      return translation;
    }
    const record = keepRecord(translation, { by: values.machine ? 'machine' : 'person' });
    return translationOf({ ...content, records: new Map([[language.code, record]]) }, language);
  });
}

/** What each column counts. */
const COLUMNS: Readonly<Record<string, (status: TextStatus) => boolean>> = {
  texts: () => true,
  translated: ({ state }) => state !== 'missing',
  'machine draft': ({ state }) => state === 'machine',
  reviewed: ({ state }) => state === 'reviewed',
  stale: ({ state }) => state === 'stale',
  missing: ({ state }) => state === 'missing',
  'wrong placeholders': ({ faults }) => faults.some(({ kind }) => kind === 'placeholder'),
  'wrong markup': ({ faults }) => faults.some(({ kind }) => kind === 'markup'),
};

/** A row per file, then the total. */
function statusTable({ statuses }: Translation): readonly string[] {
  const names = [...new Set(statuses.map(({ namespace }) => namespace))];
  const width = Math.max(...names.map((name) => name.length));
  const line = (name: string, cells: readonly string[]) => `  ${name.padEnd(width)}  ${cells.join('  ')}`;
  const row = (name: string, own: readonly TextStatus[]) => {
    const counts = Object.entries(COLUMNS).map(([title, isCounted]) =>
      String(own.filter(isCounted).length).padStart(title.length),
    );
    return line(name, counts);
  };
  const rows = names.map((name) =>
    row(
      name,
      statuses.filter(({ namespace }) => namespace === name),
    ),
  );
  return [line('', Object.keys(COLUMNS)), ...rows, row('all', statuses)];
}

/** What is broken in a translation and must not be published, with file positions. */
function translationProblems({ language, statuses, unknown }: Translation, content: Content): readonly Problem[] {
  const at = textPlaces(language, content);
  const files = [...new Set(statuses.map(({ namespace }) => namespace))];
  return [
    ...unknown.map(({ namespace, key }) => {
      if (files.includes(namespace)) {
        return at(namespace, key, 'English has no such text. Delete it, or correct its name');
      }
      const file = `locales/${language.code}/${namespace}.json`;
      return fileProblem(file, 'unknownFile', { similar: didYouMean(namespace, files) });
    }),
    ...statuses
      .filter(({ namespace }) => !isBranchFile(namespace))
      .flatMap(({ namespace, key, faults }) => faults.map((fault) => at(namespace, key, faultSentence(fault)))),
  ];
}

/** The faults in the wording of a translation, with file positions. Hints need a person's judgement. */
function checkWording({ language, statuses }: Translation, glossary: Glossary, content: Content) {
  const terms = termsOf(glossary, language);
  const noteOf = noteReader(FILES_ON_DISK);
  const at = textPlaces(language, content);
  return statuses.flatMap((status) =>
    wordingFaults(status, terms, noteOf(status).max).map((fault) => ({
      isOnlyHint: isHint(fault, status),
      problem: at(status.namespace, status.key, fault.message),
    })),
  );
}

try {
  const { content, files } = readCheckedContent();
  const glossary = readGlossary(FILES_ON_DISK);
  const progress = openProgress();
  const translations = await progress.step('Comparing translations with the English texts', () =>
    readTranslations(content),
  );
  for (const translation of translations) report(translation, files);
  const wording = await progress.step('Looking for words that the glossary forbids', () =>
    translations.flatMap((translation) => checkWording(translation, glossary, content)),
  );
  const hints = wording.filter(({ isOnlyHint }) => isOnlyHint).map(({ problem }) => problem);
  if (!values.ci && hints.length > 0) console.log(problemList(hints, (count) => `${count} to look at:`));
  const broken = [
    ...translations.flatMap((translation) => translationProblems(translation, content)),
    ...wording.filter(({ isOnlyHint }) => !isOnlyHint).map(({ problem }) => problem),
  ];
  if (broken.length > 0) throw new InputErrors(broken, 'the translations');
} catch (error) {
  console.error((error as Error).message);
  if (values.ci || !(error instanceof InputErrors)) process.exitCode = 1;
}

function textPlaces({ code }: Language, { words, readings }: Content) {
  return (namespace: string, key: string, message: string): Problem => {
    const values = { key, reason: message };
    const file = words.find((each) => each.code === code && each.namespace === namespace);
    if (file) return file.source.problemAt(stepsOf(key), 'brokenText', values);
    const source = readings.find(({ source }) => source.path === namespace)?.source;
    if (source) return source.problemAt([...factPath(source.document.toJS(), key), code], 'brokenText', values);
    return fileProblem(namespace, 'brokenText', values);
  };
}

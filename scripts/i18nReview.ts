/**
 * Notes that a person has read texts of a translation and found them right, as they are now:
 * `npm run i18n:review -- ta dental-tips --by "Name"`, or `npm run i18n:review -- ta dental-tips hero.title hero.lead --by "Name"`.
 */
import { parseArgs } from 'node:util';
import { todayInKolkata } from '../branches/model/day.ts';
import { checkFiles } from './words/checkFiles.ts';
import { findLanguage } from './words/findLanguage.ts';
import { keepRecord } from './words/keepRecord.ts';
import { readTranslation } from './words/translation.ts';

try {
  const { values, positionals } = parseArgs({ options: { by: { type: 'string' } }, allowPositionals: true });
  const [code, file, ...keys] = positionals;
  const language = findLanguage(code);
  checkFiles();
  const translation = readTranslation(language);
  const files = [...new Set(translation.statuses.map(({ namespace }) => namespace))];
  if (file === undefined || !files.includes(file)) {
    throw new Error(
      `${file === undefined ? 'Name the file.' : `There is no file "${file}".`} Expected one of: ${files.join(', ')}.`,
    );
  }
  if (!values.by?.trim()) throw new Error('Say who has read it: --by "Name"');
  const texts = translation.statuses.filter(
    ({ namespace, key }) => namespace === file && (keys.length === 0 || keys.includes(key)),
  );
  const unknown = keys.filter((key) => !texts.some((text) => text.key === key));
  if (unknown.length > 0) throw new Error(`${file} has no text ${unknown.join(', ')}.`);
  const unfit = texts.filter(({ text, faults }) => text === undefined || faults.length > 0).map(({ key }) => key);
  if (unfit.length > 0)
    throw new Error(`Missing or broken, so that nobody can have found it right: ${unfit.join(', ')}.`);
  keepRecord(translation, {
    reviews: {
      reviewed: texts.map(({ namespace, key }) => `${namespace}: ${key}`),
      note: `${values.by.trim()}, ${todayInKolkata(new Date())}`,
    },
  });
  console.log(`Noted for ${texts.length} texts.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/**
 * Records that a person has read texts of a translation and approved them as they are now: all of a file, or those named after it.
 * `npm run i18n:review -- ta dental-tips --by "Name"`
 */
import { todayInKolkata } from '../branches/model/day.ts';
import { isBranchFile } from '../locales/model/namespace.ts';
import { approvalOf } from '../site/translation/approval.ts';
import { translationOf } from '../site/translation/translation.ts';
import { byOption, command } from './cli/commandLine.ts';
import { findLanguage, LANGUAGE_CODE } from './cli/findLanguage.ts';
import { keepRecord } from './content/keepRecord.ts';
import { readCheckedContent } from './content/readCheckedContent.ts';

const commandLine = command('npm run i18n:review', 'Records that a person has read a translation and approved it.')
  .argument('<language>', LANGUAGE_CODE, (code) => findLanguage(code))
  .argument(
    '<file>',
    'a words file without its ending, such as dental-tips, or a branch file, such as branches/chennai.yaml',
  )
  .argument('[text...]', 'only these texts of it, such as hero.title')
  .addOption(byOption().makeOptionMandatory())
  .parse();
const [language, file, keys] = commandLine.processedArgs;
const { by } = commandLine.opts();

try {
  const translation = translationOf(readCheckedContent().content, language);
  const files = [...new Set(translation.statuses.map(({ namespace }) => namespace))];
  if (!files.includes(file)) {
    commandLine.error(`There is no file "${file}". Expected one of: ${files.join(', ')}.`);
  }
  const own = translation.statuses.filter(({ namespace }) => namespace === file);
  const texts = own.filter(({ key, text }) => {
    if (keys.length > 0) return keys.includes(key);
    // Pages show the English of a fact that is not translated; the others can be read all the same.
    return !isBranchFile(file) || text !== undefined;
  });
  const unknown = keys.filter((key) => !texts.some((text) => text.key === key));
  if (unknown.length > 0) commandLine.error(`${file} has no text ${unknown.join(', ')}.`);
  keepRecord(translation, { reviews: approvalOf(texts, by, todayInKolkata(new Date())) });
  console.log(`Recorded as reviewed: ${texts.length} ${texts.length === 1 ? 'text' : 'texts'}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

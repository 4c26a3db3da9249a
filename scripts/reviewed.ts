/**
 * `npm run reviewed -- root-canal-treatment --by "Dr. ..."`: records that a dentist has signed off the advice in a words file as it
 * is now, in English or, with `--language ta`, in a translation. Several files may be named, or `all`.
 */
import { writeFileSync } from 'node:fs';
import { Option } from '@commander-js/extra-typings';
import { todayInKolkata } from '../branches/model/day.ts';
import { SOURCE_LANGUAGE } from '../locales/languages.ts';
import { textsOf } from '../locales/model/readWords.ts';
import { formatSignatures, signaturesPath } from '../locales/model/signatures.ts';
import { isClinical } from '../site/pages/clinical.ts';
import { withSignOff } from '../site/translation/signOff.ts';
import { byOption, command } from './cli/commandLine.ts';
import { findLanguage } from './cli/findLanguage.ts';
import { readCheckedContent } from './content/readCheckedContent.ts';

const commandLine = command('npm run reviewed', 'Records that a dentist has signed off advice as it is now.')
  .argument('<file...>', 'all, or words files with advice, without their ending, such as dental-tips')
  .addOption(byOption().makeOptionMandatory())
  .addOption(
    new Option('--language <code>', 'the language that the dentist has read')
      .default(SOURCE_LANGUAGE, SOURCE_LANGUAGE.code)
      .argParser((code) => (code === SOURCE_LANGUAGE.code ? SOURCE_LANGUAGE : findLanguage(code))),
  )
  .parse();
const [files] = commandLine.processedArgs;
const { by, language } = commandLine.opts();

try {
  const { content } = readCheckedContent();
  const english = textsOf(content.words, SOURCE_LANGUAGE.code);
  const clinical = [...english.keys()].filter(isClinical);
  const names = files.includes('all') ? clinical : files;
  const unknown = names.filter((name) => !clinical.includes(name));
  if (unknown.length > 0) {
    commandLine.error(
      `${unknown.join(', ')}: no words file with dental advice. Expected all, or some of: ${clinical.join(', ')}.`,
    );
  }
  const next = withSignOff(content, language, names, { by, day: todayInKolkata(new Date()) });
  writeFileSync(signaturesPath(), formatSignatures(next));
  const count = names.length === 1 ? names[0] : `${names.length} words files`;
  console.log(`Recorded as signed off in ${language.nativeName}: ${count}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

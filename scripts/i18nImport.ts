/** Imports a sheet of `npm run i18n:export`: `npm run i18n:import -- ta file.csv [--by "Name"]`, or `file.xlsx`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { todayInKolkata } from '../branches/model/day.ts';
import { shortened } from '../diagnostics/excerpt.ts';
import { authorsOf } from '../site/translation/nextRecord.ts';
import { type AcceptedRow, compareSheet } from '../site/translation/sheet/compareSheet.ts';
import { readSheet } from '../site/translation/sheet/sheet.ts';
import { type NewText, textChanges } from '../site/translation/textChanges.ts';
import { translationOf } from '../site/translation/translation.ts';
import { byOption, command } from './cli/commandLine.ts';
import { findLanguage, LANGUAGE_CODE } from './cli/findLanguage.ts';
import { keepRecord } from './content/keepRecord.ts';
import { readCheckedContent } from './content/readCheckedContent.ts';

const commandLine = command('npm run i18n:import', 'Imports a sheet that npm run i18n:export has written.')
  .argument('<language>', LANGUAGE_CODE, (code) => findLanguage(code))
  .argument('<file>', 'the sheet, such as translation-ta.csv or translation-ta.xlsx')
  .addOption(byOption())
  .option('--moved', 'take a text that another row of the sheet had, too')
  .parse();
const [language, file] = commandLine.processedArgs;
const { by, moved } = commandLine.opts();

const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const hasText = (row: AcceptedRow): row is AcceptedRow & NewText => row.text !== undefined;

try {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const { content } = readCheckedContent();
  const before = translationOf(content, language);
  const compared = compareSheet(await readSheet(readFileSync(file), language), before.statuses);
  const isAsked = ({ from, figure }: AcceptedRow) => figure === 'converted' || (from !== undefined && !moved);
  const taken = compared.taken.filter((row) => !isAsked(row));
  const asked = compared.taken.filter(isAsked).map(({ from, figure, ...row }) => {
    const of = `this is the text of ${from?.places.text}, "${shortened(from?.english ?? '')}"`;
    const moved = `${of}. If it belongs here, too, import the sheet again with --moved`;
    const converted = `the spreadsheet program may have written "${row.text}" in its own way. If it is right, type '${row.text}, otherwise the text as it should be, with an apostrophe before it`;
    return { ...row, reason: { message: figure === 'converted' ? converted : moved } };
  });
  const refused = [...compared.refused, ...asked];
  const reviewed = taken.filter((row) => row.reviewed);
  if (reviewed.length > 0 && by === undefined) {
    throw new Error(
      `The sheet calls ${reviewed.length} texts reviewed. Say who has read them: --by "Name". Nothing was changed.`,
    );
  }
  const texts = taken.filter(hasText);
  for (const { path, text } of textChanges(language, texts, content, readText)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  keepRecord(translationOf(readCheckedContent().content, language), {
    by: authorsOf(texts),
    reviews: {
      reviewed: reviewed.map(({ namespace, key }) => `${namespace}: ${key}`),
      note: `${by}, ${todayInKolkata(new Date())}`,
    },
  });
  console.log(`${texts.length} texts imported, ${reviewed.length} recorded as reviewed.`);
  const drafts = texts.filter((text) => text.by);
  if (drafts.length > 0) console.log(`Machine drafts, because formulas wrote them: ${drafts.length}.`);
  for (const { place, namespace, key, reason } of refused) {
    console.error(`${file}, ${place}: ${namespace}: ${key}: ${reason.message.replace(/\.$/, '')}.`);
  }
  if (refused.length > 0) {
    const rows = refused.length === 1 ? '1 row was' : `${refused.length} rows were`;
    console.error(`${rows} rejected; everything else was imported.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

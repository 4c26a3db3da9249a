/** Writes a translation as a sheet for spreadsheet programs: `npm run i18n:export -- ta [file.csv]`, with `--xlsx` as a workbook. */
import { writeFileSync } from 'node:fs';
import { setImmediate as others } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { todayInKolkata } from '../branches/model/day.ts';
import { languageName } from '../locales/model/languageName.ts';
import type { TextStatus } from '../locales/model/status.ts';
import type { renderRoute as RenderRoute } from '../pages/renderRoute.ts';
import { NODE_TOOLS } from '../renderer/node/nodeTools.ts';
import type { PageModel } from '../site/pages/pageModel.ts';
import { termsOf } from '../site/translation/glossary/glossary.ts';
import { readGlossary } from '../site/translation/glossary/readGlossary.ts';
import { noteReader } from '../site/translation/noteReader.ts';
import { findPagesOfTexts } from '../site/translation/pagesOfTexts.ts';
import { sheetCells, type TextContext, writeSheet } from '../site/translation/sheet/sheet.ts';
import { writeWorkbook } from '../site/translation/sheet/workbook.ts';
import { translationOf } from '../site/translation/translation.ts';
import { command } from './cli/commandLine.ts';
import { findLanguage, LANGUAGE_CODE } from './cli/findLanguage.ts';
import { openProgress, type Step } from './cli/progress.ts';
import { FILES_ON_DISK } from './content/filesOnDisk.ts';
import { loadSiteFromDisk } from './content/loadSiteFromDisk.ts';
import { readCheckedContent } from './content/readCheckedContent.ts';

const commandLine = command('npm run i18n:export', 'Exports a translation as a sheet for spreadsheet programs.')
  .argument('<language>', LANGUAGE_CODE, (code) => findLanguage(code))
  .argument('[file]', 'the sheet; default: translation-<language>.csv, or .xlsx')
  .option('--xlsx', 'as a workbook in which only the translation can be typed')
  .parse();
const [language, named] = commandLine.processedArgs;
const isWorkbook = commandLine.opts().xlsx ?? named?.toLowerCase().endsWith('.xlsx') ?? false;
const file = named ?? `translation-${language.code}.${isWorkbook ? 'xlsx' : 'csv'}`;

try {
  const { content } = readCheckedContent();
  const terms = termsOf(readGlossary(FILES_ON_DISK), language);
  const { statuses } = translationOf(content, language);
  const progress = openProgress();
  const contextOf = await progress.step('Rendering pages, to find where each text is shown', readContexts);
  await progress.step('Writing the sheet', async () => {
    const cells = sheetCells(language, statuses, contextOf, terms);
    const name = languageName(language);
    writeFileSync(file, isWorkbook ? await writeWorkbook(cells, name, name) : writeSheet(cells));
  });
  console.log(
    `${statuses.length} texts are in ${file}. Import it with: npm run i18n:import -- ${language.code} ${file}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Reads the notes and renders the pages once, which `step` counts. */
async function readContexts(step: Step): Promise<(status: TextStatus) => TextContext> {
  // React as patients get it takes half the time.
  process.env.NODE_ENV = 'production';
  const { module } = await runnerImport<{ renderRoute: typeof RenderRoute }>('/pages/renderRoute.ts', {
    configFile: false,
    logLevel: 'error',
  });
  const loaded = await loadSiteFromDisk({ today: todayInKolkata(new Date()) });
  const render = (page: PageModel) => module.renderRoute(page, { withCsp: false, ...NODE_TOOLS });
  let isCounted = false;
  const pagesOf = await findPagesOfTexts(render, loaded, (count) => {
    if (!isCounted) step.expect(count);
    isCounted = true;
    step.done();
    // Progress is shown between two pages.
    return others();
  });
  const noteOf = noteReader(FILES_ON_DISK);
  return (status) => ({ ...noteOf(status), ...pagesOf(status) });
}

/**
 * Prints a leaflet of each treatment that has advice for afterwards, to hand out: `npm run leaflets`. It refuses advice that no dentist has
 * signed; `--draft` prints it with a mark.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Option } from '@commander-js/extra-typings';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { buildSite } from '../branches/model/buildSite.ts';
import { todayInKolkata } from '../branches/model/day.ts';
import { COMBINED } from '../branches/model/files/branchName.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../locales/languages.ts';
import { textsOf } from '../locales/model/readWords.ts';
import { NODE_TOOLS } from '../renderer/node/nodeTools.ts';
import type { LoadedSite } from '../site/content/loadSite.ts';
import { createPageModels } from '../site/pages/pageModel.ts';
import { siteMap } from '../site/pages/routes.ts';
import { TREATMENT_FILES } from '../site/pages/services.ts';
import { unsignedAdvice } from '../site/readiness/findings.ts';
import { command } from './cli/commandLine.ts';
import { findLanguage } from './cli/findLanguage.ts';
import { openProgress } from './cli/progress.ts';
import { loadSiteFromDisk } from './content/loadSiteFromDisk.ts';
import { findChromium, findHeadlessShell } from './findChromium.ts';

const {
  language: wanted,
  draft = false,
  branch,
  out,
} = command('npm run leaflets', 'Prints a leaflet of each treatment that has advice for afterwards.')
  .addOption(
    new Option('--language <code>', 'one language, instead of those that patients read each page in').argParser(
      (code) => (code === SOURCE_LANGUAGE.code ? SOURCE_LANGUAGE : findLanguage(code)),
    ),
  )
  .option('--branch <id>', 'with the number of one branch, and a link to its site')
  .option('--draft', 'also print advice that no dentist has signed, with a mark that says so')
  .option('--out <folder>', 'where the leaflets go', 'dist/leaflets')
  .parse()
  .opts();

type Leaflets = typeof import('../components/treatments/Leaflet.tsx');
/** Node.js runs no file with elements by itself. */
const SHEETS = fileURLToPath(new URL('../components/treatments/Leaflet.tsx', import.meta.url));

const SHEET = { format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } } as const;
/** Smaller letters would be hard to read. */
const MIN_SCALE = 0.7;

/** Prints documents on one sheet each, in the largest letters that fit. @param documents by the names of their files */
async function print(documents: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Buffer>> {
  const executablePath = findHeadlessShell() ?? findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const printed = new Map<string, Buffer>();
    for (const [name, html] of documents) {
      await page.setContent(html);
      for (let scale = 1; scale >= MIN_SCALE && !printed.has(name); scale -= 0.02) {
        const pdf = await page.pdf({ ...SHEET, scale });
        if (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length === 1) printed.set(name, pdf);
      }
      if (!printed.has(name)) throw new Error(`${name} does not fit on one sheet: shorten the texts of its advice.`);
    }
    return printed;
  } finally {
    await browser.close();
  }
}

/** Sentences about what has to be translated, read or signed before patients may have these leaflets. */
function findRefusals(
  { content, waiting }: LoadedSite,
  leaflets: readonly Readonly<{ namespace: string; language: Language }>[],
): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const own = leaflets.filter((leaflet) => leaflet.language === language).map(({ namespace }) => namespace);
    const names = own.length > 0 ? ['common', ...own] : [];
    const late = names.filter((name) => waiting.get(language.code)?.has(name));
    return [
      ...late.map((name) => `locales/${language.code}/${name}.json  has texts to translate or to read: npm run i18n`),
      ...unsignedAdvice(content, language, names).map(({ file, message }) => `${file}  ${message}`),
    ];
  });
}

try {
  const today = todayInKolkata(new Date());
  const addedLanguages = wanted && wanted !== SOURCE_LANGUAGE ? [wanted] : [];
  const loaded = await loadSiteFromDisk({ today, addedLanguages });
  const site = buildSite(branch ?? COMBINED, loaded.files, today);
  const english = textsOf(loaded.content.words, SOURCE_LANGUAGE.code);
  const leaflets = TREATMENT_FILES.flatMap((namespace) => {
    const route = siteMap(site).find((each) => each.namespace === namespace);
    if (!route || !english.get(namespace)?.has('after.title')) return [];
    const languages = wanted ? [wanted] : loaded.publication.publishedIn(route);
    return languages.map((language) => ({ namespace, route, language }));
  });
  const refusals = draft ? [] : findRefusals(loaded, leaflets);
  if (refusals.length > 0) {
    throw new Error(`${refusals.join('\n')}\nNo leaflet was printed, and earlier ones are as they were.`);
  }
  const { module } = await runnerImport<Leaflets>(SHEETS, { configFile: false, logLevel: 'error' });
  const modelOf = createPageModels({ ...loaded, site });
  const documents = leaflets.map(({ namespace, route, language }) => {
    const name = `${namespace}-${language.code}${draft ? '-draft' : ''}.pdf`;
    return [name, module.renderLeaflet(modelOf(route, language), NODE_TOOLS, { namespace, isDraft: draft })] as const;
  });
  const printed = await openProgress().step('Printing leaflets', () => print(new Map(documents)));
  mkdirSync(out, { recursive: true });
  for (const [name, pdf] of printed) writeFileSync(join(out, name), pdf);
  console.log(`${printed.size} leaflets are in ${out}: ${[...printed.keys()].join(', ')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

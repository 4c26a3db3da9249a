import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, pathInLanguage } from '../../../locales/languages.ts';
import type { WorkerFacts, WorkerLanguage } from '../../../renderer/worker/facts.ts';
import { escapeHtml } from '../../../site/language/escapeHtml.ts';
import { formatDay } from '../../../site/language/figures.ts';
import { keepTogether } from '../../../site/language/keepTogether.ts';
import { createPageModels } from '../../../site/pages/pageModel.ts';
import { NOT_FOUND, OFFLINE_PAGE } from '../../../site/pages/routes.ts';
import { WORKERS } from '../bundle/workers.ts';
import type { SiteToRender, WrittenPage } from '../renderPages.ts';
import { filesIn } from './filesIn.ts';

/** Browsers ask there for the next one. */
const WORKER = 'sw.js';

/** Of a page, what its worker has to know. */
type Page = Pick<WrittenPage, 'address' | 'revision'>;

/**
 * Writes the service worker of a site, after its pages and pictures. With the revision of each page in it, browsers take a new one when
 * any has changed.
 */
export function writeWorker(bundled: string, toRender: SiteToRender, written: readonly Page[], outDir: string): void {
  const isKeeping = toRender.site.clinic.offline;
  const code = readFileSync(join(bundled, isKeeping ? WORKERS.keeping : WORKERS.removing), 'utf8');
  const facts = isKeeping ? `self.__FACTS=${JSON.stringify(workerFacts(toRender, written, outDir))};` : '';
  writeFileSync(join(outDir, WORKER), facts + code);
}

/** In bytes: with the browser's own records, it stays under 3 MB. */
const STORAGE = 2_600_000;

/** The share of pages in what scripts and pages that stand in for others leave; the rest is for pictures. */
const FOR_PAGES = 0.65;

function workerFacts(toRender: SiteToRender, written: readonly Page[], outDir: string): WorkerFacts {
  const names = filesIn(outDir);
  const sizesOf = (pattern: RegExp) =>
    names.filter((name) => pattern.test(name)).map((name) => statSync(join(outDir, name)).size);
  const pages = sizesOf(/\.html$/);
  const pictures = sizesOf(/^media\/.*\.(?:avif|webp|jpg)$/);
  const scripts = sizesOf(/^assets\/.*\.js$/);
  const languages = toRender.publication.languagesOf(OFFLINE_PAGE);
  const left = STORAGE - languages.length * Math.max(...pages) - scripts.reduce((total, size) => total + size, 0);
  return {
    languages: Object.fromEntries(languages.map((language) => [prefixOf(language), languageFacts(language, toRender)])),
    most: {
      pages: countThatFits(pages, left * FOR_PAGES),
      pictures: countThatFits(pictures, left * (1 - FOR_PAGES)),
      scripts: scripts.length,
    },
    revisions: Object.fromEntries(
      written
        .filter(({ address }) => !address.endsWith(NOT_FOUND))
        .map(({ address, revision }) => [address, revision])
        .toSorted(),
    ),
  };
}

const prefixOf = (language: Language) => pathInLanguage('/', language).replace(/^\/$/, '');

/** How many files fit, whichever they are. At least one. */
export function countThatFits(sizes: readonly number[], bytes: number): number {
  let left = bytes;
  const first = sizes
    .toSorted((one, other) => other - one)
    .findIndex((size) => {
      left -= size;
      return left < 0;
    });
  return Math.max(1, first === -1 ? sizes.length : first);
}

function languageFacts(language: Language, toRender: SiteToRender): WorkerLanguage {
  return { offline: pathInLanguage(OFFLINE_PAGE.path, language), asOf: asOfLine(language, toRender) };
}

/** Elements without a class need no styles, of which each page has only its own. */
function asOfLine(language: Language, toRender: SiteToRender): string {
  const { translator } = createPageModels(toRender)(OFFLINE_PAGE, language);
  const date = formatDay(toRender.site.today, translator);
  const { text, language: found } = translator.find('offline', 'asOf', { date });
  return `<p${found === language.code ? '' : ` lang="${found}"`}><small>${escapeHtml(keepTogether(text))}</small></p>`;
}

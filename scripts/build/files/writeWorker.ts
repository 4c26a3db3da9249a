import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { type Language, pathInLanguage, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { escapeHtml } from '../../../renderer/document/html.ts';
import { formatDay } from '../../../renderer/i18n/figures.ts';
import { keepTogether } from '../../../renderer/i18n/keepTogether.ts';
import { contactCardPath } from '../../../renderer/site/contactCards.ts';
import { createPageModels } from '../../../renderer/site/pageModel.ts';
import { ALWAYS_KEPT, OFFLINE_PAGE, type PageId, siteMap } from '../../../renderer/site/routes.ts';
import type { WorkerFacts, WorkerLanguage } from '../../../renderer/worker/facts.ts';
import { WORKERS } from '../bundle/workers.ts';
import type { SiteToRender } from '../renderPages.ts';
import { outputFiles } from './outputFiles.ts';

/** The address of the service worker. It never changes: browsers ask there for the next one. */
const WORKER = 'sw.js';

const DIGEST_LENGTH = 16;

/**
 * Writes the service worker of a site, after its pages and pictures. It has the digest of each page, so it changes with every change of a
 * page, and browsers then take the new one.
 * @param bundled folder of the bundled workers
 * @throws Error if its pages cannot be read
 */
export async function writeWorker(bundled: string, toRender: SiteToRender, outDir: string): Promise<void> {
  const sw = join(outDir, WORKER);
  if (!toRender.site.clinic.offline) {
    await writeFile(sw, await readFile(join(bundled, WORKERS.removing)));
    return;
  }
  const facts: WorkerFacts = { ...workerFacts(toRender, await sizesIn(outDir)), revisions: await revisionsIn(outDir) };
  const code = await readFile(join(bundled, WORKERS.keeping), 'utf8');
  await writeFile(sw, `self.__FACTS=${JSON.stringify(facts)};${code}`);
}

/** The digests of what a patient may see without a connection, besides pictures and scripts; `renderer/worker/keep.ts` compares them. */
async function revisionsIn(outDir: string): Promise<WorkerFacts['revisions']> {
  const files = (await outputFiles(outDir, '.html', '.vcf')).filter((file) => basename(file) !== '404.html');
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const name = relative(outDir, file).split(sep).join('/');
        const digest = createHash('sha256')
          .update(await readFile(file))
          .digest('hex');
        return [`/${name.replace(/(?:^index)?\.html$/, '')}`, digest.slice(0, DIGEST_LENGTH)] as const;
      }),
    ),
  );
}

async function sizesIn(outDir: string): Promise<KeptSizes> {
  const sizes = async (folder: string, ...endings: readonly string[]) => {
    const files = await outputFiles(join(outDir, folder), ...endings);
    return Promise.all(files.map(async (file) => (await stat(file)).size));
  };
  return {
    pages: await sizes('', '.html'),
    pictures: await sizes('media', '.avif', '.webp', '.jpg'),
    scripts: await sizes('assets', '.js'),
  };
}

/** Sizes in bytes of what a browser may keep. */
type KeptSizes = Readonly<Record<'pages' | 'pictures' | 'scripts', readonly number[]>>;

/** The storage that the worker may fill, in bytes: with the browser's own records it stays under 3 MB. */
const ROOM = 2_600_000;

/** How it is shared between the pages and pictures that were seen; pages that always open and scripts have theirs before. */
const FOR_PAGES = 0.65;

/**
 * What the worker of a site has to know, besides the digests of its pages.
 * @param sizes of everything that it may keep
 */
function workerFacts(toRender: SiteToRender, sizes: KeptSizes): Omit<WorkerFacts, 'revisions'> {
  const { publication } = toRender;
  const languages = publication.languagesOf(OFFLINE_PAGE);
  const always = languages.length * (ALWAYS_KEPT.length + 1) * Math.max(...sizes.pages);
  const scripts = sizes.scripts.reduce((total, size) => total + size, 0);
  const room = ROOM - always - scripts;
  return {
    languages: Object.fromEntries(
      languages.map((language) => [prefixOf(language), languageFacts(language, toRender)] as const),
    ),
    most: {
      pages: mostOf(sizes.pages, room * FOR_PAGES),
      pictures: mostOf(sizes.pictures, room * (1 - FOR_PAGES)),
      scripts: sizes.scripts.length,
    },
  };
}

const prefixOf = (language: Language) => pathInLanguage('/', language).replace(/^\/$/, '');

/** How many files fit, whichever they are. At least one, as Workbox takes 0 for no limit. */
export function mostOf(sizes: readonly number[], room: number): number {
  let left = room;
  const first = sizes
    .toSorted((one, other) => other - one)
    .findIndex((size) => {
      left -= size;
      return left < 0;
    });
  return Math.max(1, first === -1 ? sizes.length : first);
}

function languageFacts(language: Language, toRender: SiteToRender): WorkerLanguage {
  const { site, publication } = toRender;
  const inLanguage = (id: PageId) => {
    const route = siteMap(site).find((candidate) => candidate.id === id);
    const isMade = route && publication.languagesOf(route).includes(language);
    return route && pathInLanguage(route.path, isMade ? language : SOURCE_LANGUAGE);
  };
  const contacts = site.branches.map((branch) => contactCardPath(branch, language));
  return {
    offline: pathInLanguage(OFFLINE_PAGE.path, language),
    always: [...ALWAYS_KEPT.map(inLanguage).filter((path) => path !== undefined), ...contacts],
    asOf: asOfLine(language, toRender),
  };
}

/** A line for below the title of a page. Elements without a class need no styles, of which each page has only its own. */
function asOfLine(language: Language, toRender: SiteToRender): string {
  const { translator } = createPageModels(toRender)(OFFLINE_PAGE, language);
  const date = formatDay(toRender.site.today, translator);
  const { text, language: found } = translator.find('offline', 'asOf', { date });
  return `<p${found === language.code ? '' : ` lang="${found}"`}><small>${escapeHtml(keepTogether(text))}</small></p>`;
}

import { type Language, pathInLanguage } from '../../locales/languages.ts';
import type { Route } from '../pages/routes.ts';
import { waitingFiles } from './publication.ts';
import type { Waiting, WaitingFiles } from './waiting.ts';

/** A page that is not ready, or shows texts in English, and its words files of which that is so. */
type WaitingPage = Readonly<{ address: string; route: Route; files: readonly (readonly [string, Waiting])[] }>;

/** The pages of a language that patients cannot see, and those on which they see English texts. */
export function waitingPages(
  routes: readonly Route[],
  language: Language,
  files: WaitingFiles,
): Readonly<Record<'waiting' | 'inEnglish', readonly WaitingPage[]>> {
  const pages = (withEnglish: boolean) =>
    routes
      .map((route) => ({
        address: pathInLanguage(route.path, language),
        route,
        files: waitingFiles(route, files, withEnglish),
      }))
      .filter((page) => page.files.length > 0);
  const waiting = pages(false);
  const kept = new Set(waiting.map(({ address }) => address));
  return { waiting, inEnglish: pages(true).filter(({ address }) => !kept.has(address)) };
}

/** What is counted, for one and for several. */
const NOUNS = { texts: ['text', 'texts'], reviews: ['review', 'reviews'], inEnglish: ['text', 'texts'] } as const;

function describe(page: Pick<WaitingPage, 'files'>, of: keyof Waiting): readonly string[] {
  const counts = page.files
    .map(([name, waiting]) => [name, waiting[of] ?? 0] as const)
    .filter(([, count]) => count > 0);
  const sum = counts.reduce((all, [, count]) => all + count, 0);
  return sum === 0
    ? []
    : [`${sum} ${NOUNS[of][Number(sum > 1)]}: ${counts.map((count) => count.join(' ')).join(', ')}`];
}

/** "170 reviews: common 146, dental-tips 24", after "3 texts: dental-tips 3" if texts are missing, out of date or broken. */
const describeWaiting = (page: Pick<WaitingPage, 'files'>): string =>
  [...describe(page, 'texts'), ...describe(page, 'reviews')].join('; ');

/** "3 texts: home 3", which a page shows in English. */
const describeEnglish = (page: Pick<WaitingPage, 'files'>): string => describe(page, 'inEnglish').join();

/** A heading with the number of ready pages, then a line for all pages that wait for the same, or show the same in English. */
export function readinessLines(routes: readonly Route[], language: Language, files: WaitingFiles): readonly string[] {
  const { waiting, inEnglish } = waitingPages(routes, language, files);
  const linesOf = (pages: typeof waiting, what: typeof describeWaiting, verbs: readonly [one: string, many: string]) =>
    [...new Set(pages.map(what))].map((said) => {
      const addresses = pages.filter((page) => what(page) === said).map(({ address }) => address);
      return `  ${addresses.join(', ')} ${verbs[Number(addresses.length > 1)]} ${said}`;
    });
  return [
    `${language.nativeName} (${language.code}), ${language.status}: ${routes.length - waiting.length} of ${routes.length} pages ready for patients`,
    ...linesOf(waiting, describeWaiting, ['waits for', 'wait for']),
    ...linesOf(inEnglish, describeEnglish, ['shows in English', 'show in English']),
  ];
}

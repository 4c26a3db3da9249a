/** What pages still wait for before patients see them in a language, for people to read. */
import { type Language, pathInLanguage } from '../../locales/languages.ts';
import type { Waiting, WaitingFiles } from '../../locales/model/waiting.ts';
import { namespacesOf, type Route } from '../../renderer/site/routes.ts';

/** A page that is not ready, and what its words files wait for. */
export type WaitingPage = Readonly<{ address: string; route: Route; files: readonly (readonly [string, Waiting])[] }>;

/** The pages that are not ready for patients in a language. */
export function waitingPages(
  routes: readonly Route[],
  language: Language,
  files: WaitingFiles,
): readonly WaitingPage[] {
  const waits = ([, { texts, reviews }]: readonly [string, Waiting]) => texts + reviews > 0;
  return routes
    .map((route) => ({
      address: pathInLanguage(route.path, language),
      route,
      files: namespacesOf(route)
        .map((namespace) => [namespace, files.get(namespace) ?? { texts: 0, reviews: 0 }] as const)
        .filter(waits),
    }))
    .filter((page) => page.files.length > 0);
}

/** "170 reviews: common 146, dental-tips 24", after "3 texts: dental-tips 3" if texts are missing, out of date or broken. */
export function whatFor({ files }: Pick<WaitingPage, 'files'>): string {
  const part = (of: keyof Waiting) => {
    const counts = files
      .filter(([, waiting]) => waiting[of] > 0)
      .map(([name, waiting]) => [name, waiting[of]] as const);
    const sum = counts.reduce((total, [, count]) => total + count, 0);
    const noun = sum === 1 ? of.slice(0, -1) : of;
    return sum === 0 ? [] : [`${sum} ${noun}: ${counts.map((count) => count.join(' ')).join(', ')}`];
  };
  return [...part('texts'), ...part('reviews')].join('; ');
}

/** A heading with the number of ready pages, then a line for all pages that wait for the same. */
export function readinessLines(routes: readonly Route[], language: Language, files: WaitingFiles): readonly string[] {
  const waiting = waitingPages(routes, language, files);
  const kinds = [...new Set(waiting.map(whatFor))];
  return [
    `${language.nativeName} (${language.code}), ${language.status}: ${routes.length - waiting.length} of ${routes.length} pages ready for patients`,
    ...kinds.map((what) => {
      const addresses = waiting.filter((page) => whatFor(page) === what).map(({ address }) => address);
      return `  ${addresses.join(', ')} ${addresses.length === 1 ? 'waits' : 'wait'} for ${what}`;
    }),
  ];
}

import { type Language, pathInLanguage } from '../../locales/languages.ts';
import { fileOfPart, type Waiting, type WaitingParts } from '../../locales/model/waiting.ts';
import type { Route } from '../pages/routes.ts';
import { waitingParts } from './publication.ts';

/** A page that is not ready, and what its words files and branch files wait for. */
type WaitingPage = Readonly<{ address: string; route: Route; files: readonly (readonly [string, Waiting])[] }>;

/** The pages that are not ready for patients in a language. */
export function waitingPages(
  routes: readonly Route[],
  language: Language,
  parts: WaitingParts,
): readonly WaitingPage[] {
  return routes
    .map((route) => ({
      address: pathInLanguage(route.path, language),
      route,
      files: byFile(waitingParts(route, parts)),
    }))
    .filter((page) => page.files.length > 0);
}

function byFile(parts: readonly (readonly [part: string, Waiting])[]): WaitingPage['files'] {
  const files = new Map<string, Waiting>();
  for (const [part, { texts, reviews }] of parts) {
    const { file } = fileOfPart(part);
    const sum = files.get(file) ?? { texts: 0, reviews: 0 };
    files.set(file, { texts: sum.texts + texts, reviews: sum.reviews + reviews });
  }
  return [...files];
}

/** How many texts or reviews a page waits for. */
export const countOf = ({ files }: Pick<WaitingPage, 'files'>, of: keyof Waiting): number =>
  files.reduce((sum, [, waiting]) => sum + waiting[of], 0);

/** "170 reviews: common 146, dental-tips 24", after "3 texts: dental-tips 3" if texts are missing, out of date or broken. */
export function describeWaiting(page: Pick<WaitingPage, 'files'>): string {
  const part = (of: keyof Waiting) => {
    const counts = page.files.map(([name, waiting]) => [name, waiting[of]] as const).filter(([, count]) => count > 0);
    const sum = countOf(page, of);
    const noun = sum === 1 ? of.slice(0, -1) : of;
    return sum === 0 ? [] : [`${sum} ${noun}: ${counts.map((count) => count.join(' ')).join(', ')}`];
  };
  return [...part('texts'), ...part('reviews')].join('; ');
}

/** A heading with the number of ready pages, then a line for all pages that wait for the same. */
export function readinessLines(routes: readonly Route[], language: Language, parts: WaitingParts): readonly string[] {
  const waiting = waitingPages(routes, language, parts);
  const kinds = [...new Set(waiting.map(describeWaiting))];
  return [
    `${language.nativeName} (${language.code}), ${language.status}: ${routes.length - waiting.length} of ${routes.length} pages ready for patients`,
    ...kinds.map((what) => {
      const addresses = waiting.filter((page) => describeWaiting(page) === what).map(({ address }) => address);
      return `  ${addresses.join(', ')} ${addresses.length === 1 ? 'waits' : 'wait'} for ${what}`;
    }),
  ];
}

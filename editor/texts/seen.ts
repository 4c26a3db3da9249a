/** What patients see of a translation: each words file and branch file of it. */
import { isBranchFile } from '../../locales/model/namespace.ts';
import { isReady } from '../../locales/model/status.ts';
import { namespacesOf, type Route } from '../../site/pages/routes.ts';
import { waitingFiles } from '../../site/translation/publication.ts';
import type { Translation } from '../../site/translation/translation.ts';
import { findWaiting } from '../../site/translation/waiting.ts';

/** `all`: as it is; `partly`: some of its texts in English; otherwise its pages are not public in the language, and why. */
export type Seen = Readonly<{
  kind: 'all' | 'partly' | 'unpublished' | 'unread' | 'others';
  /** The number of its texts that patients see in English, or that are not ready. */
  count: number;
  /** The other words files that its pages wait for. */
  files: readonly string[];
}>;

export const isPublic = ({ kind }: Seen): boolean => kind === 'all' || kind === 'partly';

/** The pages that patients see in a language. */
export function publicPages({ language, statuses, record }: Translation, routes: readonly Route[]): ReadonlySet<Route> {
  const waiting = findWaiting(statuses, record);
  const isOpen = (route: Route) => language.status === 'published' && waitingFiles(route, waiting).length === 0;
  return new Set(routes.filter(isOpen));
}

/** Returns what patients see of a file. @param routes all pages of the site */
export function seenIn(translation: Translation, routes: readonly Route[]) {
  const { language, statuses, record } = translation;
  const waiting = findWaiting(statuses, record);
  const open = publicPages(translation, routes);
  return (namespace: string): Seen => {
    const count = statuses.filter((text) => text.namespace === namespace && !isReady(text)).length;
    if (language.status !== 'published') return { kind: 'unpublished', count, files: [] };
    const own = routes.filter((route) => route.namespace === namespace);
    const shown = isBranchFile(namespace)
      ? routes
      : routes.filter((route) => namespacesOf(route).some((each) => each === namespace));
    const pages = own.length > 0 ? own : shown;
    if (pages.some((route) => open.has(route))) return { kind: count > 0 ? 'partly' : 'all', count, files: [] };
    const files = pages.slice(0, 1).flatMap((route) => waitingFiles(route, waiting).map(([name]) => name));
    return { kind: files.includes(namespace) ? 'unread' : 'others', count, files };
  };
}

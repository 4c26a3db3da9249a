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
  /** Whether they see any of it in the language. */
  isPublic: boolean;
  /** The number of its texts that patients see in English, or that are not ready. */
  count: number;
  /** The other words files that its pages wait for. */
  files: readonly string[];
}>;

/** Returns what patients see of a file. @param routes all pages of the site */
export function seenIn({ language, statuses, record }: Translation, routes: readonly Route[]) {
  const waiting = findWaiting(statuses, record);
  return (namespace: string): Seen => {
    const count = statuses.filter((text) => text.namespace === namespace && !isReady(text)).length;
    const state = { isPublic: false, count, files: [] };
    if (language.status !== 'published') return { ...state, kind: 'unpublished' };
    const own = routes.filter((route) => route.namespace === namespace);
    const isShown = (route: Route) => isBranchFile(namespace) || namespacesOf(route).some((each) => each === namespace);
    const [first = []] = (own.length > 0 ? own : routes.filter(isShown))
      .map((route) => waitingFiles(route, waiting).map(([name]) => name))
      .toSorted((one, other) => one.length - other.length);
    if (first.length === 0) return { ...state, kind: count > 0 ? 'partly' : 'all', isPublic: true };
    return { ...state, kind: first.includes(namespace) ? 'unread' : 'others', files: first };
  };
}

/** What the build writes into the worker: `scripts/build/files/writeWorker.ts`. */

/** All addresses are paths. */
export type WorkerLanguage = Readonly<{
  /** Stands in for a page that was never seen. */
  offline: string;
  /** HTML that says of which day a page is. */
  asOf: string;
}>;

/** Of one build of a site. */
export type WorkerFacts = Readonly<{
  /** By the prefix of their addresses: `''` is English, `/ta` Tamil. */
  languages: Readonly<Record<string, WorkerLanguage>>;
  /** How many fit into the storage that the worker may use. */
  most: Readonly<Record<'pages' | 'pictures' | 'scripts', number>>;
  /** What stands at the end of each page, by its path: `scripts/build/revision.ts`. */
  revisions: Readonly<Record<string, string>>;
}>;

declare const self: Readonly<{ __FACTS: WorkerFacts }>;

export const facts = self.__FACTS;

/** Undefined for an address that this build does not have. */
export function revisionOf(path: string): string | undefined {
  return facts.revisions[path];
}

/**
 * The address under which a page is kept. It names the content: another build never finds it, unless the page is the
 * same.
 */
export function keyOf(path: string): string {
  return `${path}?${revisionOf(path)}`;
}

export function allKeys(): ReadonlySet<string> {
  return new Set(Object.keys(facts.revisions).map(keyOf));
}

/** The path of a page, however its address is spelt. */
export function pathOf(url: string): string {
  return new URL(url).pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
}

export function languageOf(path: string): WorkerLanguage {
  const [, first = ''] = path.split('/');
  const language = facts.languages[`/${first}`] ?? facts.languages[''];
  if (!language) throw new Error('The build has no English.');
  return language;
}

/** What the build writes into the worker: `scripts/build/files/writeWorker.ts`. */

/** What the worker knows about a language of its site. All addresses are paths. */
export type WorkerLanguage = Readonly<{
  /** The page that stands in for one that was never seen. */
  offline: string;
  /** Pages and contacts that always open. */
  always: readonly string[];
  /** HTML that says of which day a page is. */
  asOf: string;
}>;

/** The facts of one build of a site. */
export type WorkerFacts = Readonly<{
  /** By the prefix of their addresses: `''` is English, `/ta` Tamil. */
  languages: Readonly<Record<string, WorkerLanguage>>;
  /** How many pages, pictures and scripts fit into the storage that the worker may use. */
  most: Readonly<Record<'pages' | 'pictures' | 'scripts', number>>;
  /** The digest of each page and contact of the build, by its path. */
  revisions: Readonly<Record<string, string>>;
}>;

declare const self: Readonly<{ __FACTS: WorkerFacts }>;

export const facts = self.__FACTS;

/** The digest of a page or contact; undefined for an address that this build does not have. */
export function revisionOf(path: string): string | undefined {
  return facts.revisions[path];
}

/**
 * The address under which a page is kept. It names the content: another build never finds it, unless the page is the same there.
 */
export function keyOf(path: string): string {
  return `${path}?${revisionOf(path)}`;
}

/** All addresses under which this build keeps pages. */
export function allKeys(): ReadonlySet<string> {
  return new Set(Object.keys(facts.revisions).map(keyOf));
}

/** The path of a page, however its address is spelt. */
export function pathOf(url: string): string {
  return new URL(url).pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
}

/** What the worker knows about the language of a page. */
export function languageOf(path: string): WorkerLanguage {
  const [, first = ''] = path.split('/');
  const language = facts.languages[`/${first}`] ?? facts.languages[''];
  if (!language) throw new Error('The build has no English.');
  return language;
}

/** The pages that the draft changes: two renderings of the whole site, and one for each sentence that is counted. */
import { buildSite } from '../../../branches/model/buildSite.ts';
import { COMBINED } from '../../../branches/model/files/crossChecks.ts';
import { readYaml } from '../../../branches/yaml/readYaml.ts';
import { valueAt } from '../../../branches/yaml/values.ts';
import { InputErrors } from '../../../diagnostics/inputErrors.ts';
import type { RenderTools } from '../../../renderer/document/renderPage.tsx';
import { addressOf, pagesOf } from '../../../renderer/site/everyPage.ts';
import { findPageName } from '../../../renderer/site/pageMeta.ts';
import { createPageModels } from '../../../renderer/site/pageModel.ts';
import { createRender } from '../../preview/previewSite.ts';
import type { SessionContext } from '../../session/context.ts';
import type { EditorSite } from '../../session/site.ts';
import type { Snapshot } from '../../store/contentStore.ts';
import { editYaml } from '../../yaml/editYaml.ts';
import type { Change, ChangedFile } from '../changes/changes.ts';
import { keyOf } from '../changes/sentences.ts';

type Pages = ReadonlyMap<string, string>;

export type ChangedPages = Readonly<{
  /** The documents of the pages that differ, by address. */
  before: Pages;
  after: Pages;
  /** What the pages are called, by address. */
  names: ReadonlyMap<string, string>;
  /** How many pages each sentence is about, by its key. */
  counts: ReadonlyMap<string, number>;
}>;

/** What a draft changes: files and, in the words of people, what they change. */
export type DraftChanges = Readonly<{ files: readonly ChangedFile[]; changes: readonly Change[] }>;

/** Counting renders every page once per sentence: with more of them, none is counted. */
const MOST_COUNTED = 6;

/**
 * @param siteOf the site of other texts
 * @returns finds the pages that differ; undefined if one of the two sites cannot be built
 */
export function createChangedPages(
  { draft, site, today }: SessionContext,
  siteOf: (snapshot: Snapshot) => EditorSite,
  tools: RenderTools,
): (told: DraftChanges) => Promise<ChangedPages | undefined> {
  const render = createRender(tools);
  const names = new Map<string, string>();
  let last: Readonly<{ state: string; pages: Pages }> | undefined;

  /** @throws InputErrors if the site cannot be built */
  const renderAll = async ({ load }: EditorSite): Promise<Pages> => {
    const loaded = await load(today());
    const whole = { ...loaded, site: buildSite(COMBINED, loaded.files, today()) };
    const model = createPageModels(whole);
    const documents = new Map<string, string>();
    for (const page of pagesOf(whole)) {
      const own = model(page.route, page.language);
      documents.set(addressOf(page), render(own));
      names.set(addressOf(page), findPageName(own).text);
      // Whoever types meanwhile is answered between two pages.
      await new Promise((turn) => setTimeout(turn));
    }
    return documents;
  };
  const renderSaved = async (): Promise<Pages> => {
    const state = `${draft.head().version} ${today()}`;
    if (last?.state !== state) last = { state, pages: await renderAll(siteOf(draft.head())) };
    return last.pages;
  };
  const renderWith = (some: readonly Change[], { files, changes }: DraftChanges): Promise<Pages> => {
    const texts = new Map(draft.head().texts);
    for (const file of files) {
      const text = textWith(file, some, changes);
      if (text !== undefined) texts.set(file.path, text);
      else texts.delete(file.path);
    }
    return renderAll(siteOf({ ...draft.head(), texts }));
  };

  return async (told) => {
    try {
      const before = await renderSaved();
      const after = await renderAll(site);
      const changed = differing(before, after);
      const only = (pages: Pages): Pages => new Map([...pages].filter(([address]) => changed.has(address)));
      const counts = new Map<string, number>();
      const keys = [...new Set(told.changes.map(keyOf))];
      for (const key of keys.length > MOST_COUNTED ? [] : keys) {
        const own = told.changes.filter((change) => keyOf(change) === key);
        // Some changes cannot be built without the others.
        const pages = keys.length === 1 ? after : await renderWith(own, told).catch(() => undefined);
        if (pages) counts.set(key, differing(before, pages).size);
      }
      return { before: only(before), after: only(after), names, counts };
    } catch (error) {
      if (error instanceof InputErrors) return undefined;
      throw error;
    }
  };
}

/** The addresses of pages that differ, also of those that only one side has. */
const differing = (one: Pages, other: Pages): ReadonlySet<string> =>
  new Set([...other.keys(), ...one.keys()].filter((address) => one.get(address) !== other.get(address)));

/** The text of a file with some of all the changes. */
function textWith(
  { path: file, before, after }: ChangedFile,
  some: readonly Change[],
  all: readonly Change[],
): string | undefined {
  const own = some.filter((change) => change.file === file);
  if (own.length === 0) return before;
  if (before === undefined || after === undefined) return after;
  if (all.filter((change) => change.file === file).length === own.length) return after;
  const { value } = readYaml(after);
  let text = before;
  for (const change of own) {
    if (change.kind !== 'fact') return after;
    // Positions in a list are not the same in both: it is taken as a whole.
    const inList = change.path.findIndex((step) => typeof step === 'number');
    const path = inList < 0 ? change.path : change.path.slice(0, inList);
    const now = valueAt(value, path);
    text = editYaml(text, now === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: now });
  }
  return text;
}

/** The pages that the draft changes: two renderings of the whole site, and one for each sentence that is counted. */
import { buildSite } from '../../../branches/model/buildSite.ts';
import { COMBINED } from '../../../branches/model/files/crossChecks.ts';
import { filesInMemory } from '../../../diagnostics/contentFiles.ts';
import { InputErrors } from '../../../diagnostics/inputErrors.ts';
import { TRANSLATIONS } from '../../../locales/languages.ts';
import type { RenderTools } from '../../../renderer/document/renderPage.tsx';
import { addressOf, pagesOf } from '../../../renderer/site/everyPage.ts';
import { type LoadedSite, loadSite } from '../../../renderer/site/loadSite.ts';
import { createPageModels } from '../../../renderer/site/pageModel.ts';
import { readContent } from '../../../renderer/site/readContent.ts';
import { createRender } from '../../preview/previewSite.ts';
import type { SessionContext } from '../../session/context.ts';
import type { EditorSite } from '../../session/site.ts';
import type { Change } from '../changes/change.ts';
import type { ChangedFile } from '../changes/fileChanges.ts';
import { keyOf } from '../changes/sentences.ts';
import type { ChangedPages } from './changedPages.ts';
import { differing, MOST_COUNTED, only, textWith } from './countedChanges.ts';

type Pages = ReadonlyMap<string, string>;

/** What a draft changes: files and, in the words of people, what they change. */
export type DraftChanges = Readonly<{ files: readonly ChangedFile[]; changes: readonly Change[] }>;

/**
 * @param published the site as it is published
 * @returns finds the pages that differ; undefined if one of the two sites cannot be built
 */
export function createDraftPages(
  { draft, site, pictures, today }: SessionContext,
  published: Pick<EditorSite, 'load'>,
  tools: RenderTools,
): (told: DraftChanges) => Promise<ChangedPages | undefined> {
  const render = createRender(tools);
  let last: Readonly<{ state: string; pages: Pages }> | undefined;

  const renderAll = async (loaded: LoadedSite): Promise<Pages> => {
    const whole = { ...loaded, site: buildSite(COMBINED, loaded.files, today()) };
    const model = createPageModels(whole);
    const documents = new Map<string, string>();
    for (const page of pagesOf(whole)) {
      documents.set(addressOf(page), render(model(page.route, page.language)));
      // Whoever types meanwhile is answered between two pages.
      await new Promise((turn) => setTimeout(turn));
    }
    return documents;
  };
  const renderPublished = async (): Promise<Pages> => {
    const state = `${draft.head().version} ${today()}`;
    if (last?.state !== state) last = { state, pages: await renderAll(await published.load(today())) };
    return last.pages;
  };
  /** The published pages with some of the changes. @throws Error if they cannot be built without the others */
  const renderWith = async (some: readonly Change[], { files, changes }: DraftChanges): Promise<Pages> => {
    const texts = new Map(draft.head().texts);
    for (const file of files) {
      const text = textWith(file, some, changes);
      if (text !== undefined) texts.set(file.path, text);
      else texts.delete(file.path);
    }
    const content = readContent(filesInMemory(texts));
    const options = { pictures: await pictures(), today: today(), addedLanguages: TRANSLATIONS };
    return renderAll(loadSite({ content, ...options }));
  };

  return async (told) => {
    try {
      const before = await renderPublished();
      const after = await renderAll(await site.load(today()));
      const changed = differing(before, after);
      const keys = [...new Set(told.changes.map(keyOf))];
      const counts = new Map<string, number>();
      const [key] = keys;
      if (keys.length === 1 && key !== undefined) counts.set(key, changed.length);
      else if (keys.length <= MOST_COUNTED) {
        for (const each of keys) {
          const some = told.changes.filter((change) => keyOf(change) === each);
          const pages = await renderWith(some, told).catch(() => undefined);
          if (pages) counts.set(each, differing(before, pages).length);
        }
      }
      return { before: only(before, changed), after: only(after, changed), changed, counts };
    } catch (error) {
      if (error instanceof InputErrors) return undefined;
      throw error;
    }
  };
}

/** The site of the draft, as the build would make it. */
import { findWarnings } from '../../branches/model/warnings/findWarnings.ts';
import { onceForEachText } from '../../diagnostics/contentFiles.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language, replaceLanguages, TRANSLATIONS } from '../../locales/languages.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import { readLanguages } from '../../locales/model/readLanguages.ts';
import { type LoadedSite, loadSite } from '../../site/content/loadSite.ts';
import { type Content, readContent } from '../../site/content/readContent.ts';
import type { Media } from '../../site/pictures/catalogue.ts';
import type { Snapshot } from './contentStore.ts';
import { type Draft, openDraft } from './draft.ts';

export type EditorSite = ReturnType<typeof createEditorSite>;

const languagesIn = onceForEachText(readLanguages);

/**
 * Returns the site of a draft, loaded when it is asked for.
 * @param pictures the pictures that pages can show, including new ones
 * @param isBeside whether the languages are those of another site
 */
export function createEditorSite(draft: Draft, pictures: () => Promise<Media>, isBeside = false) {
  const read = memoizePerObject((of: Draft, _revision: number): Content => {
    const text = of.read(LANGUAGE_TABLE);
    const table = text === undefined ? undefined : languagesIn({ path: LANGUAGE_TABLE, text });
    // While it cannot be read, those that the editor was built with stay.
    if (table?.value && !isBeside) replaceLanguages(table.value);
    const content = readContent(of.files);
    return table ? { ...content, problems: { ...content.problems, 'table of languages': table.problems } } : content;
  });
  const loadIn = (added: readonly Language[]) =>
    memoizePerObject(async (now: Content, today: string) =>
      loadSite({ content: now, pictures: await pictures(), today, addedLanguages: added }),
    );
  const [loadTyped, loadPublic] = [loadIn(TRANSLATIONS), loadIn([])];
  /** The content of the files and their mistakes; read once per revision of the draft. */
  const content = (): Content => read(draft, draft.revision());
  /** The site as it would be built on an ISO day, in all languages; loaded once per revision. @throws InputErrors with all problems */
  const load = (today: string): Promise<LoadedSite> => loadTyped(content(), today);
  return {
    content,
    load,
    /** The site as patients would see it. @throws InputErrors with all problems */
    loadPublic: (today: string): Promise<LoadedSite> => loadPublic(content(), today),
    /** The problems that prevent saving. */
    async problems(today: string): Promise<readonly Problem[]> {
      try {
        await load(today);
        return [];
      } catch (error) {
        if (error instanceof InputErrors) return error.problems;
        throw error;
      }
    },
    /** What is allowed in branch files, but probably a mistake. Empty while one of them has problems. */
    warnings(today: string): readonly Problem[] {
      const { files } = content().facts;
      const codes = LANGUAGES.map(({ code }) => code);
      return files ? findWarnings(files, today, codes) : [];
    },
  };
}

/** The site without the draft, in the languages of the draft. */
export const savedSite = ({
  draft,
  pictures,
}: Readonly<{ draft: Draft; pictures: () => Promise<Media> }>): EditorSite => siteAt(draft.head(), pictures);

const siteAt = memoizePerObject((head: Snapshot, pictures: () => Promise<Media>) =>
  createEditorSite(openDraft(head), pictures, true),
);

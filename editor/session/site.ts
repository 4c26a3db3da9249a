/** The site of the draft: what the build would make of it. */
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { knowLanguages, LANGUAGE_TABLE, TRANSLATIONS } from '../../locales/languages.ts';
import type { Media } from '../../renderer/media/catalogue.ts';
import { type LoadedSite, loadSite } from '../../renderer/site/loadSite.ts';
import { type Content, readContent } from '../../renderer/site/readContent.ts';
import type { Draft } from './draft.ts';

export type EditorSite = Readonly<{
  /** What the files say, and what is wrong in them; read once per revision of the draft. */
  content(): Content;
  /**
   * The site as it would be built from the draft on a day, in all languages. Loaded once per revision of the draft.
   * @throws InputErrors with all problems
   */
  load(today: string): Promise<LoadedSite>;
  /** The problems that keep the draft from being saved. */
  problems(today: string): Promise<readonly Problem[]>;
}>;

/** Days for which the site is kept: that of the forms, and that of the page beside them. */
const MOST_DAYS = 2;

/** @param pictures the pictures that pages can show, with those that are new */
export function createEditorSite(draft: Draft, pictures: () => Promise<Media>): EditorSite {
  let read: Readonly<{ revision: number; content: Content }> | undefined;
  let loaded: Readonly<{ revision: number; days: Map<string, Promise<LoadedSite>> }> = { revision: 0, days: new Map() };
  const content = () => {
    const revision = draft.revision();
    if (read?.revision !== revision) {
      const table = draft.read(LANGUAGE_TABLE);
      if (table !== undefined) knowLanguages(table);
      read = { revision, content: readContent(draft.files) };
    }
    return read.content;
  };
  const load = (today: string): Promise<LoadedSite> => {
    const revision = draft.revision();
    if (loaded.revision !== revision) loaded = { revision, days: new Map() };
    const known = loaded.days.get(today);
    if (known) return known;
    const now = content();
    const site = pictures().then((media) =>
      loadSite({ content: now, pictures: media, today, addedLanguages: TRANSLATIONS }),
    );
    site.catch(() => undefined);
    loaded.days.set(today, site);
    const [oldest] = loaded.days.keys();
    if (loaded.days.size > MOST_DAYS && oldest !== undefined) loaded.days.delete(oldest);
    return site;
  };
  return {
    content,
    load,
    async problems(today) {
      try {
        await load(today);
        return [];
      } catch (error) {
        if (error instanceof InputErrors) return error.problems;
        throw error;
      }
    },
  };
}

/** The pages of the draft, rendered by the site's own renderer. */
import { listVariants } from '../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../branches/model/day.ts';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { localText } from '../../renderer/i18n/translator.ts';
import type { Catalogue } from '../../renderer/media/catalogue.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import type { EditorContext } from '../server/context.ts';
import type { PageAnswer, SiteAnswer } from './answers.ts';
import { findPageWith } from './findPageWith.ts';
import { bundlePageCode, type LoadedCode, type PageCode } from './pageCode.ts';
import { previewDocument } from './previewDocument.ts';
import { listPages, renderAll } from './previewPages.ts';
import { createPreviewSites } from './previewSites.ts';
import { showPage } from './showPage.ts';
import { throwIfAborted } from './throwIfAborted.ts';
import type { Focus, PageView, SiteView } from './view.ts';

export type Preview = Readonly<{
  /** What there is to choose from. */
  site(view: SiteView): Promise<SiteAnswer>;
  /**
   * @param withTexts whether its elements name their texts
   * @param signal tells that nobody waits for it any more
   */
  page(view: PageView, focus?: Focus, withTexts?: boolean, signal?: AbortSignal): Promise<PageAnswer>;
  /** The path of a page that shows something; undefined if none does. */
  find(view: PageView, focus: Focus): Promise<string | undefined>;
  /** The pictures of the draft. @throws InputErrors if there has not been a draft without mistakes */
  media(): Promise<Catalogue>;
  /** The bundled code; undefined while it is being bundled. @throws Error with the bundler's message */
  code(): LoadedCode | undefined;
  /** Changes when a page may look different. */
  version(): string;
  /** Every page of a variant on a day, by address: see `renderAll`. It waits for the code. */
  renderAll(loaded: LoadedSite, variant: string, day: string): Promise<ReadonlyMap<string, string>>;
  close(): void;
}>;

/**
 * @param editors origins that the editor may have: only they may show the pages
 * @param bundle bundles the code of the pages, when the first of them is asked for
 */
export function createPreview(
  { site: source, draft, today, previewOrigin }: EditorContext,
  editors: readonly string[],
  bundle: () => PageCode = bundlePageCode,
): Preview {
  const sites = createPreviewSites(source);
  let started: PageCode | undefined;
  const pageCode = () => {
    started ??= bundle();
    return started;
  };
  const code = () => pageCode().loaded();

  return {
    code,
    async site({ variant, day = today(), language }) {
      const chosen = LANGUAGES.find((each) => each.code === language) ?? SOURCE_LANGUAGE;
      const shared = {
        origin: previewOrigin(),
        today: today(),
        languages: LANGUAGES.map((each) => ({ code: each.code, name: each.nativeName })),
      };
      try {
        const { loaded } = await sites.load(day);
        const { site, model } = sites.site(loaded, variant, day);
        return { ...shared, variants: namedVariants(loaded, chosen), pages: listPages(site, model, chosen) };
      } catch (error) {
        if (error instanceof InputErrors) return { ...shared, variants: [], pages: [] };
        throw error;
      }
    },
    async page(view, focus, withTexts = false, signal) {
      const { day = today() } = view;
      try {
        const loadedCode = code();
        if (!loadedCode) return { state: 'preparing' };
        await throwIfAborted(signal);
        const { loaded, problems } = await sites.load(day);
        await throwIfAborted(signal);
        const preview = sites.site(loaded, view.variant, day);
        const shown = await showPage({ render: loadedCode.render, loaded, preview }, view, focus, withTexts, signal);
        const facts = { day, now: todayInKolkata(new Date()), editors };
        return { state: 'shown', ...shown, html: previewDocument(shown.html, facts), problems };
      } catch (error) {
        return { state: 'failed', message: error instanceof Error ? error.message : String(error) };
      }
    },
    async find(view, focus) {
      const { day = today() } = view;
      const { render } = await pageCode().ready;
      const { loaded } = await sites.load(day);
      return findPageWith({ render, loaded, preview: sites.site(loaded, view.variant, day) }, view, focus);
    },
    media: async () => (await sites.load(today())).loaded.media,
    // The origin is another one after a restart, and windows may still be open.
    version: () => `${previewOrigin()} ${draft.revision()} ${isBundled(started)}`,
    async renderAll(loaded, variant, day) {
      const { render } = await pageCode().ready;
      return renderAll(render, loaded, variant, day);
    },
    close: () => started?.close(),
  };
}

/** All variants; those of one branch have its name. */
function namedVariants({ files }: LoadedSite, language: Language): SiteAnswer['variants'] {
  return listVariants(files).map((id) => {
    const branch = files.branches.find((each) => each.id === id);
    return { id, name: branch ? localText(branch.file.name, language).text : '' };
  });
}

/** A failure is ready, too: there is something to show. */
function isBundled(code: PageCode | undefined): boolean {
  try {
    return code?.loaded() !== undefined;
  } catch {
    return true;
  }
}

/** The sites that are shown: what the draft makes, or what it last made before a mistake. */
import { buildSite, listVariants } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { type CreatePageModel, createPageModels } from '../../renderer/site/pageModel.ts';
import type { EditorSite } from '../site/editorSite.ts';
import type { FoundPage } from './foundPage.ts';
import { type MarkedSite, markTexts } from './where/marks.ts';

export type PreviewSite = Readonly<{
  site: SiteModel;
  model: CreatePageModel;
  /** The same with marks in its texts. */
  marked(): Readonly<{ texts: MarkedSite; model: CreatePageModel }>;
  /** The pages that were shown last, by language and path. */
  pages: Map<string, FoundPage>;
}>;

export type Loaded = Readonly<{
  loaded: LoadedSite;
  /** What keeps the present draft from being shown. */
  problems: readonly Problem[];
}>;

export type PreviewSites = Readonly<{
  /** @param day ISO day in Asia/Kolkata @throws InputErrors if there has not been a draft without mistakes */
  load(day: string): Promise<Loaded>;
  /** A variant of a loaded site; the combined one if there is no longer such a variant. */
  site(loaded: LoadedSite, variant: string, day: string): PreviewSite;
}>;

export function createPreviewSites(source: EditorSite): PreviewSites {
  let lastValid: LoadedSite | undefined;
  const marked = new WeakMap<LoadedSite, MarkedSite>();
  const sites = new WeakMap<LoadedSite, Map<string, PreviewSite>>();

  const textsOf = (loaded: LoadedSite) => {
    const texts = marked.get(loaded) ?? markTexts(loaded);
    marked.set(loaded, texts);
    return texts;
  };
  return {
    async load(day) {
      try {
        lastValid = await source.load(day);
        return { loaded: lastValid, problems: [] };
      } catch (error) {
        if (!(error instanceof InputErrors) || !lastValid) throw error;
        return { loaded: lastValid, problems: error.problems };
      }
    },
    site(loaded, variant, day) {
      const name = listVariants(loaded.files).includes(variant) ? variant : COMBINED;
      const known = sites.get(loaded) ?? new Map<string, PreviewSite>();
      sites.set(loaded, known);
      const made = known.get(`${name} ${day}`) ?? makeSite(loaded, () => textsOf(loaded), name, day);
      known.set(`${name} ${day}`, made);
      return made;
    },
  };
}

function makeSite(loaded: LoadedSite, textsOf: () => MarkedSite, variant: string, day: string): PreviewSite {
  const site = buildSite(variant, loaded.files, day);
  let marked: ReturnType<PreviewSite['marked']> | undefined;
  const mark = () => {
    const texts = textsOf();
    const { words, files } = texts;
    return { texts, model: createPageModels({ ...loaded, words, site: buildSite(variant, files, day) }) };
  };
  return {
    site,
    model: createPageModels({ ...loaded, site }),
    marked() {
      marked ??= mark();
      return marked;
    },
    pages: new Map(),
  };
}

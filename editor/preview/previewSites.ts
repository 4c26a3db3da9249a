/** The sites that are shown: what the draft makes, or what it last made before a mistake. */
import { buildSite, listVariants } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { type CreatePageModel, createPageModels } from '../../renderer/site/pageModel.ts';
import type { EditorSite } from '../session/site.ts';
import type { HtmlElement } from './where/htmlTree.ts';
import { type MarkedSite, markTexts } from './where/marks.ts';
import type { ElementTexts } from './where/textElements.ts';

/** A variant of a site on a day, and what has been made of it. */
export type PreviewSite = Readonly<{
  loaded: LoadedSite;
  site: SiteModel;
  model: CreatePageModel;
  /** The same with marks in its texts. */
  marked(): Readonly<{ texts: MarkedSite; model: CreatePageModel }>;
  /** The pages that were shown last, by language and path. */
  pages: Map<string, FoundPage>;
}>;

/** A page without focus: rendered once while the draft stays as it is. */
export type FoundPage = Readonly<{
  html: string;
  elements: readonly HtmlElement[];
  /** The texts of its elements; found when they are first asked for. */
  texts(): ReadonlyMap<HtmlElement, ElementTexts>;
}>;

export type PreviewSites = Readonly<{
  /**
   * A variant on an ISO day in Asia/Kolkata; the combined site if there is no longer such a variant.
   * @returns also the problems that keep the present draft from being shown
   * @throws InputErrors if there has not been a draft without mistakes
   */
  load(variant: string, day: string): Promise<Readonly<{ preview: PreviewSite; problems: readonly Problem[] }>>;
}>;

export function createPreviewSites(source: Pick<EditorSite, 'load'>): PreviewSites {
  let lastValid: LoadedSite | undefined;
  const marked = new WeakMap<LoadedSite, MarkedSite>();
  const sites = new WeakMap<LoadedSite, Map<string, PreviewSite>>();

  const textsOf = (loaded: LoadedSite) => {
    const texts = marked.get(loaded) ?? markTexts(loaded);
    marked.set(loaded, texts);
    return texts;
  };
  const siteOf = (loaded: LoadedSite, variant: string, day: string) => {
    const name = listVariants(loaded.files).includes(variant) ? variant : COMBINED;
    const known = sites.get(loaded) ?? new Map<string, PreviewSite>();
    sites.set(loaded, known);
    const made = known.get(`${name} ${day}`) ?? makeSite(loaded, () => textsOf(loaded), name, day);
    known.set(`${name} ${day}`, made);
    return made;
  };
  return {
    async load(variant, day) {
      try {
        lastValid = await source.load(day);
        return { preview: siteOf(lastValid, variant, day), problems: [] };
      } catch (error) {
        if (!(error instanceof InputErrors) || !lastValid) throw error;
        return { preview: siteOf(lastValid, variant, day), problems: error.problems };
      }
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
    loaded,
    site,
    model: createPageModels({ ...loaded, site }),
    marked() {
      marked ??= mark();
      return marked;
    },
    pages: new Map(),
  };
}

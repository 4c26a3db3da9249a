/** What happens between the texts of all files and documents, in whatever runs JavaScript: a build, or a worker of a browser. */
import { buildSite } from '../../branches/model/buildSite.ts';
import { filesInMemory } from '../../diagnostics/contentFiles.ts';
import { languageOfPath, TRANSLATIONS } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import { loadSite } from '../../site/content/loadSite.ts';
import { readContent } from '../../site/content/readContent.ts';
import { createPageModels } from '../../site/pages/pageModel.ts';
import { siteMap } from '../../site/pages/routes.ts';
import type { Media } from '../../site/pictures/catalogue.ts';
import type { Drawing } from '../../site/pictures/drawing.ts';

export type Texts = Readonly<{
  /** Path to text. */
  files: ReadonlyMap<string, string>;
  pictures: Media;
  drawings: ReadonlyMap<string, Drawing>;
  today: string;
  addresses: readonly string[];
}>;

/** The documents at these addresses of the combined site, before they are minified. */
export function renderFromText({ files, pictures, drawings, today, addresses }: Texts): readonly string[] {
  const content = readContent(filesInMemory(files));
  const loaded = loadSite({ content, pictures, today, addedLanguages: TRANSLATIONS });
  const site = buildSite('combined', loaded.files, today);
  const createPageModel = createPageModels({ ...loaded, site });
  return addresses.map((address) => {
    const { language, path } = languageOfPath(address);
    const page = createPageModel(
      siteMap(site).find((route) => route.path === path),
      language,
    );
    return renderRoute(page, {
      withCsp: false,
      minify: (styled) => styled,
      drawings(name) {
        const drawing = drawings.get(name);
        if (!drawing) throw new Error(`There is no drawing ${name}.`);
        return drawing;
      },
    }).html;
  });
}

if (!('process' in globalThis))
  addEventListener('message', ({ data }: MessageEvent<Texts>) => postMessage(renderFromText(data)));

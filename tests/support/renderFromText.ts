/** What happens between the texts of all files and documents, in whatever runs JavaScript: a build, or a worker of a browser. */
import { buildSite } from '../../branches/model/buildSite.ts';
import { filesInMemory } from '../../diagnostics/contentFiles.ts';
import { languageOfPath, TRANSLATIONS } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import type { Drawing } from '../../renderer/icons/drawing.ts';
import type { Media } from '../../renderer/media/catalogue.ts';
import { loadSite } from '../../renderer/site/loadSite.ts';
import { createPageModels } from '../../renderer/site/pageModel.ts';
import { readContent } from '../../renderer/site/readContent.ts';
import { siteMap } from '../../renderer/site/routes.ts';

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

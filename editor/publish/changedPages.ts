/** Finds the pages that a draft changes, by rendering both sites. */
import { buildSite } from '../../branches/model/buildSite.ts';
import { CLINIC_ID, COMBINED } from '../../branches/model/files/branchName.ts';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import type { LoadedSite } from '../../site/content/loadSite.ts';
import { addressOf, pagesOf } from '../../site/pages/everyPage.ts';
import { routeLabel } from '../../site/pages/pageLinks.ts';
import { findPageName } from '../../site/pages/pageMeta.ts';
import { createPageModels, type PageModel } from '../../site/pages/pageModel.ts';
import type { EditorSite } from '../content/site.ts';
import { formOf, pageOf, taskOf } from '../content/tasks.ts';
import { createRender } from '../preview/previewSite.ts';
import type { Change } from './changes/changes.ts';

/** The address of the page that shows most of the changes; empty if none is public. */
export function pageAbout(changes: readonly Change[], loaded: LoadedSite): string {
  const pages = pagesOf({ ...loaded, site: buildSite(COMBINED, loaded.files, loaded.today) });
  const [page] = changes.flatMap((change) =>
    pages.filter(({ route, language: { code } }) => {
      if (!change.path) return change.file === `locales/${code}/${route?.namespace}.json`;
      const id = formOf(change.file) ?? CLINIC_ID;
      const task = taskOf(id === CLINIC_ID ? 'clinic' : 'branch', change.path);
      return (
        route?.path === pageOf(task, id, loaded.files.branches) && code === (change.language ?? SOURCE_LANGUAGE.code)
      );
    }),
  );
  return page ? addressOf(page) : '';
}

/** The name of a page in English menus, otherwise its title; of a translation with its language. */
function nameOf(english: PageModel, language: Language): string {
  const { route } = english;
  const { text } = route && !route.unlisted ? routeLabel(route, english) : findPageName(english);
  return language === SOURCE_LANGUAGE ? text : `${text} (${language.nativeName})`;
}

/** Returns a function that finds the pages of two sites that patients see otherwise on an ISO day, as they will be; it returns null if a site cannot be built. */
export function createChangedPages(tools: RenderTools) {
  const render = createRender(tools);

  const renderAll = memoizePerObject(async (loaded: LoadedSite) => {
    const whole = { ...loaded, site: buildSite(COMBINED, loaded.files, loaded.today) };
    const model = createPageModels(whole);
    /** By address. */
    const pages = new Map<string, Readonly<{ html: string; name: string }>>();
    for (const page of pagesOf(whole)) {
      const own = model(page.route, page.language);
      pages.set(addressOf(page), {
        html: render(own),
        name: nameOf(model(page.route, SOURCE_LANGUAGE), page.language),
      });
      // Other requests are answered between two pages.
      await new Promise((turn) => setTimeout(turn));
    }
    return pages;
  });

  return async (saved: EditorSite, site: EditorSite, today: string) => {
    try {
      const before = await renderAll(await saved.loadPublic(today));
      const after = await renderAll(await site.loadPublic(today));
      return [...after].flatMap(([address, page]) => {
        const old = before.get(address);
        return old && old.html !== page.html ? { address, ...page } : [];
      });
    } catch (error) {
      if (error instanceof InputErrors) return null;
      throw error;
    }
  };
}

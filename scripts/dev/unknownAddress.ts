import { existsSync } from 'node:fs';
import { didYouMean } from '../../diagnostics/didYouMean.ts';
import { languageOfPath, pathInLanguage } from '../../locales/languages.ts';
import { escapeHtml } from '../../site/language/escapeHtml.ts';
import { pageFolder, type Route } from '../../site/pages/routes.ts';
import { devDocument } from './devDocument.ts';

export type Answer = Readonly<{ status: number; html: string }>;

/** For developers: the existing pages, or what is missing to complete this one. */
export function unknownAddress(url: string, variant: string, routes: readonly Route[]): Answer {
  const { language, path } = languageOfPath(new URL(url, 'http://localhost').pathname);
  const route = routes.find((candidate) => candidate.path === path);
  const file = `pages${route ? `/${pageFolder(route)}` : path}/+Page.tsx`;
  if (route) {
    return unfinished(
      'This page has no folder yet',
      `The site map (site/pages/routes.ts) has the address ${path}, and there is no file ${file}. Make it like its neighbours below pages/, or take the row out of the site map.`,
    );
  }
  if (existsSync(file)) {
    return unfinished(
      'This page has no row in the site map yet',
      `There is ${file}, and site/pages/routes.ts has no row with the address ${path}. Add one like its neighbours, or take the folder away.`,
    );
  }
  const link = (to: string) => {
    const address = escapeHtml(pathInLanguage(to, language));
    return `<a href="${address}">${address}</a>`;
  };
  const paths = routes.map((route) => route.path);
  // Without the home page, which any short word is similar to.
  const meant = didYouMean(path, paths.slice(1));
  const lead = meant === undefined ? '' : `<p>Did you mean ${link(meant)}?</p>\n`;
  const list = paths.map((to) => `<li>${link(to)}</li>`).join('\n');
  const html = devDocument(
    `The ${variant} site has no page ${pathInLanguage(path, language)}`,
    `${lead}<p>What visitors see at such an address is on ${link('/404')}. These are its pages:</p>\n<ul>\n${list}\n</ul>`,
  );
  return { status: 404, html };
}

const unfinished = (title: string, text: string) => ({
  status: 500,
  html: devDocument(title, `<p>${escapeHtml(text)}</p>\n<p>This page comes back by itself once it is there.</p>`),
});

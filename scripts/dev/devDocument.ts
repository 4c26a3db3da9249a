/** What developers and editors see in place of a page. It uses no components of the site, as those may be what is broken. */
import { readFileSync } from 'node:fs';
import { normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { languageOfPath, pathInLanguage } from '../../locales/languages.ts';
import { escapeHtml } from '../../site/language/escapeHtml.ts';
import type { Route } from '../../site/pages/routes.ts';
import { isTextProblem, placeOfText } from '../build/renderPages.ts';

export type Answer = Readonly<{ status: number; html: string }>;

/** @param body HTML */
function devDocument(title: string, body: string): string {
  return readFileSync('scripts/dev/document.html', 'utf8')
    .replaceAll('$TITLE', () => escapeHtml(title))
    .replace('$BODY', () => body);
}

/** By name, as pages run in a separate module graph with its own copy of the class. */
export const isInputErrors = (error: Error): error is InputErrors => error.name === 'InputErrors';

/** Why a page cannot be rendered, with places relative to the project's folder. @param root of the project, as Vite writes it */
export function mistakeText(thrown: unknown, root: string): string {
  // Vite passes on errors formatted for a terminal, with a method that returns the original.
  const original = (thrown as Partial<{ getOriginalError(): unknown }> | undefined)?.getOriginalError?.() ?? thrown;
  const error = original instanceof Error ? original : new Error(String(original));
  if (isInputErrors(error)) return error.message;
  if (isTextProblem(error)) return new InputErrors([placeOfText(error)], 'the words files').message;
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at (?!.*(?:node_modules|\bnode:))/.test(line));
  const text = [stripVTControlCharacters(error.message).trim(), ...calls].join('\n');
  // Vite always writes paths with `/`, Node.js with the system's separator or as URLs.
  return [`${pathToFileURL(root).href}/`, `${root}/`, normalize(root) + sep].reduce(
    (rest, prefix) => rest.replaceAll(prefix, ''),
    text,
  );
}

/** Long lines can be scrolled with the keyboard too. */
export const mistakePage = (thrown: unknown, root: string): string =>
  devDocument(
    'This page cannot be made yet',
    `<pre tabindex="0" role="region" aria-label="Message">${escapeHtml(mistakeText(thrown, root))}</pre>
<p>Fix it and save: this page comes back by itself.</p>`,
  );

/** The pages of a site, at an address that has none. */
export function unknownAddress(url: string, variant: string, routes: readonly Route[]): Answer {
  const { language, path } = languageOfPath(new URL(url, 'http://localhost').pathname);
  const link = (to: string) => {
    const address = escapeHtml(pathInLanguage(to, language));
    return `<a href="${address}">${address}</a>`;
  };
  const html = devDocument(
    `The ${variant} site has no page ${pathInLanguage(path, language)}`,
    `<p>A page needs a row in site/pages/routes.ts and a folder below pages/. What visitors see here is on ${link('/404')}. These are the pages:</p>
<ul>\n${routes.map((route) => `<li>${link(route.path)}</li>`).join('\n')}\n</ul>`,
  );
  return { status: 404, html };
}

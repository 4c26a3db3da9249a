/** The state of every translation as one HTML file for translators and reviewers. Not a page of the site. */
import { readFileSync } from 'node:fs';
import { type Language, pathInLanguage } from '../../../locales/languages.ts';
import { STATES, type TextStatus } from '../../../locales/model/status.ts';
import { findWaiting, readyFiles } from '../../../locales/model/waiting.ts';
import { escapeHtml } from '../../../renderer/document/html.ts';
import { isClinical } from '../../../renderer/site/clinical.ts';
import { type Glossary, type LanguageTerm, termLine, termsOf } from '../glossary/glossary.ts';
import { termsIn } from '../glossary/termsIn.ts';
import { countFallbacks, renderPages } from '../pagesOfTexts.ts';
import { readContexts, type TextContext } from '../readContexts.ts';
import type { Translation } from '../translation.ts';
import { wordingFaults } from '../wording/wordingFaults.ts';

/** Where `npm run dev` serves the pages in every language. */
const PREVIEW = 'http://localhost:5173';

/** Every text of every translation, with filters by language, file, page and state, and a search. */
export async function statusPage(translations: readonly Translation[], glossary: Glossary): Promise<string> {
  const contextOf = await readContexts();
  const texts = translations.flatMap(({ language, statuses }) => {
    const terms = termsOf(glossary, language);
    return statuses.map((status) => ({ status, language, terms, context: contextOf(status) }));
  });
  const files = [...new Set(texts.map(({ status }) => status.namespace))];
  const pages = [...new Set(texts.flatMap(({ context }) => context.pages))];
  const languages = translations.map(({ language }) => language.code);
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>State of the translations</title>
<style>${read('./statusPage.css')}</style>
</head>
<body>
<h1>State of the translations</h1>
${(await Promise.all(translations.map(summary))).join('\n')}
<form>
${choice('language', 'Language', languages)}
${choice('state', 'State', [...STATES, 'broken', 'too long', 'wording', 'shown nowhere'])}
${choice('file', 'File', files)}
${choice('page', 'Page', pages)}
<label>Search <input type="search" name="search"></label>
<output></output>
</form>
<table>
<thead><tr><th scope="col">Text</th><th scope="col">English</th><th scope="col">Translation</th><th scope="col">State</th></tr></thead>
<tbody>
${texts.map(textRow).join('\n')}
</tbody>
</table>
<script>${read('./statusPage.client.js')}</script>
</body>
</html>
`;
}

async function summary(translation: Translation): Promise<string> {
  const fallbacks = countFallbacks(await renderPages(translation.language), translation.language);
  const { language, statuses } = translation;
  const counts = STATES.map((state) => {
    const count = statuses.filter((status) => status.state === state).length;
    return `<li data-state="${state}"><b>${count}</b> ${state}</li>`;
  });
  const title = `${language.nativeName} (${language.code}), ${language.status}`;
  return `<section><h2>${escapeHtml(title)}</h2><ul>${counts.join('')}<li><b>${readyFiles(findWaiting(statuses, isClinical)).size}</b> files ready for patients</li></ul><p>Its pages show ${fallbacks.all} texts in English; ${fallbacks.unmarked} of them are in attributes, where they cannot be marked as English.</p></section>`;
}

function choice(name: string, label: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${escapeHtml(value)}</option>`).join('');
  return `<label>${label} <select name="${name}"><option value="">all</option>${options}</select></label>`;
}

type Text = Readonly<{
  status: TextStatus;
  language: Language;
  terms: readonly LanguageTerm[];
  context: TextContext;
}>;

function textRow({ status, language, terms, context }: Text): string {
  const { namespace, key, english, text = '', state, faults, reviewed } = status;
  const { note, max, pages } = context;
  const wording = wordingFaults(status, terms, max);
  const held = termsIn(english, terms).map((term) => `<li>${escapeHtml(termLine(term))}</li>`);
  const marks = [
    state,
    ...(faults.length > 0 ? ['broken'] : []),
    ...(wording.some(({ kind }) => kind === 'length') ? ['too long'] : []),
    ...(wording.some(({ kind }) => kind !== 'length') ? ['wording'] : []),
    ...(pages.length === 0 ? ['shown nowhere'] : []),
  ];
  const remarks = [...(reviewed ? [`by ${reviewed}`] : []), ...[...faults, ...wording].map(({ message }) => message)];
  const links = pages.map((path) => {
    const address = path === '/404' ? path : pathInLanguage(path, language);
    return `<a href="${PREVIEW}${escapeHtml(address)}">${escapeHtml(path)}</a>`;
  });
  const limit = max === undefined ? '' : ` At most ${max} characters.`;
  return `<tr data-language="${language.code}" data-state="|${marks.join('|')}|" data-file="${escapeHtml(namespace)}" data-page="|${pages.map(escapeHtml).join('|')}|">
<td><code>${escapeHtml(namespace)}: ${escapeHtml(key)}</code><p>${escapeHtml(note)}${limit}</p><details><summary>${pages.length} ${pages.length === 1 ? 'page' : 'pages'}</summary>${links.join(' ')}</details></td>
<td lang="en">${escapeHtml(english)}${held.length > 0 ? `<ul>${held.join('')}</ul>` : ''}</td>
<td lang="${language.code}">${escapeHtml(text)}</td>
<td><b data-state="${state}">${state}</b>${remarks.map((remark) => `<p>${escapeHtml(remark)}</p>`).join('')}</td>
</tr>`;
}

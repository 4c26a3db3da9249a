import type { ViteDevServer } from 'vite';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { escapeHtml } from '../../renderer/document/html.ts';
import { devDocument } from './devDocument.ts';
import { readMistake } from './mistake.ts';

const MAX_PROBLEMS = 20;

/** A document that explains in the browser why a page cannot be rendered. */
export function mistakePage(thrown: unknown, server: ViteDevServer): string {
  const mistake = readMistake(thrown, server);
  if (mistake.of === 'files') {
    const { heading, problems } = mistake;
    const hidden = problems.length - MAX_PROBLEMS;
    const more = hidden > 0 ? `<p>${hidden} more are not shown.</p>` : '';
    return devDocument(heading, problems.slice(0, MAX_PROBLEMS).map(section).join('\n') + more + RELOAD_NOTE);
  }
  const { message, place, stack } = mistake;
  const at = place ? `<h2>${escapeHtml(place)}</h2>\n` : '';
  const trace = stack.length > 0 ? `\n<h2>Called from</h2>\n${block(stack.join('\n'), 'Calls')}` : '';
  return devDocument('This page cannot be made yet', `${at}${block(message, 'Message')}${trace}${RELOAD_NOTE}`);
}

const RELOAD_NOTE = '\n<p>Mend it and save: this page comes back by itself.</p>';

function section({ file, line, column, message, excerpt }: Problem): string {
  const shown = excerpt === undefined ? '' : `${block(excerpt, 'The line')}\n`;
  return `<h2>${escapeHtml(`${file}:${line}:${column}`)}</h2>\n${shown}<p class="message">${escapeHtml(message)}</p>`;
}

/** Long lines can be scrolled with the keyboard too. */
const block = (text: string, name: string) =>
  `<pre tabindex="0" role="region" aria-label="${name}">${escapeHtml(text)}</pre>`;

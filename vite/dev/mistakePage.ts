import type { ViteDevServer } from 'vite';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { escapeHtml } from '../../renderer/document/html.ts';
import { devDocument } from './devDocument.ts';
import { readMistake } from './mistake.ts';

/** More than anyone reads at once. */
const MOST = 20;

/** Shows in the browser why a page cannot be made. */
export function mistakePage(thrown: unknown, server: ViteDevServer): string {
  const mistake = readMistake(thrown, server);
  if (mistake.of === 'files') {
    const { heading, problems } = mistake;
    const more = problems.length > MOST ? `<p>${problems.length - MOST} more are not shown.</p>` : '';
    return devDocument(heading, problems.slice(0, MOST).map(section).join('\n') + more + MEND);
  }
  const { message, place, stack } = mistake;
  const at = place ? `<h2>${escapeHtml(place)}</h2>\n` : '';
  const trace = stack.length > 0 ? `\n<h2>Called from</h2>\n${block(stack.join('\n'), 'Calls')}` : '';
  return devDocument('This page cannot be made yet', `${at}${block(message, 'Message')}${trace}${MEND}`);
}

const MEND = '\n<p>Mend it and save: this page comes back by itself.</p>';

function section({ file, line, column, message, excerpt }: Problem): string {
  const shown = excerpt === undefined ? '' : `${block(excerpt, 'The line')}\n`;
  return `<h2>${escapeHtml(`${file}:${line}:${column}`)}</h2>\n${shown}<p class="message">${escapeHtml(message)}</p>`;
}

/** Long lines are scrolled, with the keyboard too. */
const block = (text: string, name: string) =>
  `<pre tabindex="0" role="region" aria-label="${name}">${escapeHtml(text)}</pre>`;

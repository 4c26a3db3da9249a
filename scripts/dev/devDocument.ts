import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../site/language/escapeHtml.ts';

/**
 * A document for developers. It uses no components of the site, as those may be what is broken.
 * @param body HTML
 */
export function devDocument(title: string, body: string): string {
  return readFileSync('scripts/dev/document.html', 'utf8')
    .replaceAll('$TITLE', () => escapeHtml(title))
    .replace('$BODY', () => body);
}

/** A page as the preview shows it: the build's own document, with a script that talks to the editor. */

import { escapeHtml } from '../../renderer/document/html.ts';
import { dayDifference } from './days.ts';

/** Where the preview's own script is on its origin. No page has such an address. */
export const PAGE_SCRIPT = '/_editor/page.js';

/** What only patients' browsers need: the page's policy, which would forbid its changed styles, and what fetches other pages ahead. */
const LEFT_OUT =
  /<meta http-equiv="Content-Security-Policy"[^>]*>\n?|<script type="speculationrules">.*?<\/script>\n?/gs;

export type DocumentFacts = Readonly<{
  /** The day that it is shown for, and that of the clock. */
  day: string;
  now: string;
  /** Origins that the editor may have. */
  editors: readonly string[];
}>;

/** @param html the document of the page */
export function previewDocument(html: string, { day, now, editors }: DocumentFacts): string {
  const script = `<script src="${PAGE_SCRIPT}" data-days="${dayDifference(now, day)}" data-editors="${escapeHtml(editors.join(' '))}"></script>`;
  return html.replace(LEFT_OUT, '').replace('<head>', () => `<head>\n${script}`);
}

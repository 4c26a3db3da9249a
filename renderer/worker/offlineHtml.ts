import { languageOf } from './facts.ts';
import { findKept } from './keep.ts';

/** The links that save a branch's number: browsers download without asking the worker. */
const SAVE_LINK = /href="(\/[^"]+\.vcf)"/g;

/**
 * The HTML of a page as it is shown without a connection: with a line below its title that says of which day it is, and with the
 * contacts for the phone in their links.
 */
export async function offlineHtml(html: string, path: string): Promise<string> {
  let shown = html.replace('</h1>', `</h1>${languageOf(path).asOf}`);
  for (const [link, contact = ''] of html.matchAll(SAVE_LINK)) {
    const kept = await findKept(contact);
    if (kept)
      shown = shown.replaceAll(link, `href="data:text/vcard;charset=utf-8,${encodeURIComponent(await kept.text())}"`);
  }
  return shown;
}

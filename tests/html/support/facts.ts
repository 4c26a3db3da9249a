/** What a page tells search engines. */
import type { HTMLElement } from 'node-html-parser';

export type Facts = Readonly<{ '@type': string; '@id'?: string; [name: string]: unknown }>;

/** The structured data of a document, as it is written. */
export const blocksOf = (document: HTMLElement): readonly string[] =>
  document.querySelectorAll('script[type="application/ld+json"]').map(({ textContent }) => textContent);

/** The structured data of a document. Throws if a block is not JSON. */
export const factsOf = (document: HTMLElement): readonly Facts[] =>
  blocksOf(document).map((block) => JSON.parse(block));

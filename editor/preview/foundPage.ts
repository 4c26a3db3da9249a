import type { HtmlElement } from './where/htmlTree.ts';
import type { ElementTexts } from './where/textElements.ts';

/** A page without focus: rendered once while the draft stays as it is. */
export type FoundPage = Readonly<{
  html: string;
  elements: readonly HtmlElement[];
  texts: ReadonlyMap<HtmlElement, ElementTexts>;
}>;

import type { HtmlElement } from './where/htmlTree.ts';
import type { ElementTexts } from './where/textElements.ts';

export type Texts = ReadonlyMap<HtmlElement, ElementTexts>;

/** A page without focus: rendered once while the draft stays as it is. */
export type FoundPage = Readonly<{
  html: string;
  elements: readonly HtmlElement[];
  /** The texts of its elements; found when they are first asked for. */
  texts(): Promise<Texts>;
}>;

/** What the editor and a page that it shows say to each other. They have different origins: each reads the other's words with care. */

/** From the editor. */
export type ToPage = Readonly<{
  type: 'editor:show';
  /** The document as it is now. */
  html: string;
  /** Whether to scroll to what is outlined. */
  scrolls: boolean;
  /** Whether a click chooses a text rather than following a link. */
  picks: boolean;
}>;

/** From the page. */
export type FromPage =
  | Readonly<{ type: 'page:ready' }>
  /** A person has clicked a text: its name in `data-editor-texts`. */
  | Readonly<{ type: 'page:pick'; name: string }>
  /** A link or a form leads to another address of the site, or elsewhere: the page stays. */
  | Readonly<{ type: 'page:leads'; href: string }>;

/** @returns undefined for anything else */
export function readToPage(data: unknown): ToPage | undefined {
  const { type, html, scrolls, picks } = entriesOf(data);
  if (type !== 'editor:show' || typeof html !== 'string') return undefined;
  return { type, html, scrolls: scrolls === true, picks: picks === true };
}

/** @returns undefined for anything else */
export function readFromPage(data: unknown): FromPage | undefined {
  const { type, name, href } = entriesOf(data);
  if (type === 'page:ready') return { type };
  if (type === 'page:pick' && typeof name === 'string') return { type, name };
  if (type === 'page:leads' && typeof href === 'string') return { type, href };
  return undefined;
}

const entriesOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {};

/** What the editor and the frame that shows a page say to each other. */

/** From the editor. */
export type ToPage =
  | Readonly<{
      type: 'editor:show';
      /** The document as it is now. */
      html: string;
      /** Its address on the site, without query: `/ta/contact`. */
      path: string;
      /** How many days later than today it is on the page; only the first document can say it. */
      days: number;
      /** Whether to scroll to what is outlined. */
      scrolls: boolean;
      /** Whether a tap opens the field of what it meets rather than following a link. */
      picks: boolean;
    }>
  | Readonly<{ type: 'editor:picture'; address: string; picture: Blob }>;

/** From the frame. */
export type FromPage =
  | Readonly<{ type: 'page:ready' }>
  /** A picture is in sight that is not here yet: `/media/services/dentures.1fA9c.800.webp`. */
  | Readonly<{ type: 'page:picture'; address: string }>
  /** A person has tapped an element: its place among those in the body. */
  | Readonly<{ type: 'page:pick'; at: number }>
  /** A link or a form leads to another address of the site, or elsewhere: the page stays. */
  | Readonly<{ type: 'page:leads'; href: string }>;

/** Tells the editor, from the frame. Its opaque origin cannot be named, so whoever frames it hears this: nothing in it is secret. */
export const postToEditor = (message: FromPage): void => parent.postMessage(message, '*');

/** Reads what the frame says with care: a page is made of what people type. @returns undefined for anything else */
export function readFromPage(data: unknown): FromPage | undefined {
  const { type, address, at, href }: Readonly<Record<string, unknown>> = Object(data);
  if (type === 'page:ready') return { type };
  if (type === 'page:picture' && typeof address === 'string') return { type, address };
  if (type === 'page:pick' && typeof at === 'number') return { type, at };
  if (type === 'page:leads' && typeof href === 'string' && URL.canParse(href)) return { type, href };
  return undefined;
}

/** The messages between the editor and the frame that shows a page. */

/** From the editor. */
export type ToPage =
  | Readonly<{
      type: 'editor:show';
      /** The document as it is now. */
      html: string;
      /** Its address on the site, without query: `/ta/contact`. */
      path: string;
      /** Days by which the page's clock is ahead of today; only the first document sets it. */
      days: number;
      /** Whether to scroll to the outlined element. */
      scrolls: boolean;
      /** Whether a tap opens the field of an element instead of following links. */
      picks: boolean;
    }>
  | Readonly<{ type: 'editor:picture'; address: string; picture: Blob }>;

/** From the frame. */
export type FromPage =
  | Readonly<{ type: 'page:ready' }>
  /** A visible picture is not loaded yet: `/media/services/dentures.1fA9c.800.webp`. */
  | Readonly<{ type: 'page:picture'; address: string }>
  /** An element was tapped: its index in the body. */
  | Readonly<{ type: 'page:pick'; at: number }>
  /** A link or a form leads to another address; the page stays. */
  | Readonly<{ type: 'page:leads'; href: string }>;

/** Sends a message from the frame to the editor. Any parent can read it, because the frame cannot name an origin: nothing in it is secret. */
export const postToEditor = (message: FromPage): void => parent.postMessage(message, '*');

/** Validates a message of the frame, which shows what people type. @returns undefined if it is invalid */
export function readFromPage(data: unknown): FromPage | undefined {
  const { type, address, at, href }: Readonly<Record<string, unknown>> = Object(data);
  if (type === 'page:ready') return { type };
  if (type === 'page:picture' && typeof address === 'string') return { type, address };
  if (type === 'page:pick' && typeof at === 'number') return { type, at };
  if (type === 'page:leads' && typeof href === 'string' && URL.canParse(href)) return { type, href };
  return undefined;
}

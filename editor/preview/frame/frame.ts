/** Runs in the frame that shows a page. Its origin is its own and its policy lets it load nothing: all comes by message. */
import type { FromPage, ToPage } from './messages.ts';
import { placePicture } from './pictures.ts';
import { shiftClock } from './shiftClock.ts';
import { showDocument } from './showDocument.ts';
import { addFocusStyle, scrollToFocus } from './showFocus.ts';
import { stayHere } from './stayHere.ts';

/** What was last shown. */
let shown: Extract<ToPage, { type: 'editor:show' }> | undefined;

// An opaque origin cannot be named, so whoever frames this page hears it: nothing in it is secret.
const tell = (message: FromPage) => parent.postMessage(message, '*');

const show = async (next: NonNullable<typeof shown>) => {
  const last = shown;
  shown = next;
  if (!last) shiftClock(next.days);
  document.documentElement.toggleAttribute('data-editor-picks', next.picks);
  if (next.html !== last?.html) {
    const addresses = showDocument(next.html);
    if (addresses.length > 0) tell({ type: 'page:pictures', addresses });
  }
  if (!last) await import('../../../renderer/+client.ts');
  if (next.scrolls) scrollToFocus();
};

addFocusStyle();
stayHere(tell, () => ({ path: shown?.path ?? '', picks: shown?.picks ?? false }));
// The code of islands is here, with or without a network.
Object.defineProperty(navigator, 'onLine', { value: true });

addEventListener('message', ({ data, source }: MessageEvent<ToPage>) => {
  if (source !== parent) return;
  if (data.type === 'editor:picture') placePicture(data.address, data.picture);
  if (data.type === 'editor:show') show(data);
});
addEventListener('DOMContentLoaded', () => tell({ type: 'page:ready' }));

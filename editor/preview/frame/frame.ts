/** Runs in the pages that the editor shows, before their own scripts. */
import { type FromPage, readToPage } from './messages.ts';
import { shiftClock } from './shiftClock.ts';
import { showDocument } from './showDocument.ts';
import { addFocusStyle, scrollToFocus } from './showFocus.ts';
import { stayHere } from './stayHere.ts';

const { days = '0', editors = '' } = document.currentScript?.dataset ?? {};
/** The origins that the editor may have; where the browser tells, the one that it has. */
const origins = editors.split(' ').filter((origin) => location.ancestorOrigins?.contains(origin) ?? true);
/** The last document that was shown. */
let shown = '';
let picks = false;

const tell = (message: FromPage) => {
  if (parent !== window) for (const origin of origins) parent.postMessage(message, origin);
};

shiftClock(Number(days));
// No service worker: it would go on showing pages of an old draft.
document.documentElement.dataset.offline = 'off';
addFocusStyle();
stayHere(tell, () => picks);

addEventListener('message', ({ data, origin, source }) => {
  const message = source === parent && origins.includes(origin) ? readToPage(data) : undefined;
  if (!message) return;
  picks = message.picks;
  document.documentElement.toggleAttribute('data-editor-picks', picks);
  if (message.html !== shown) showDocument(message.html);
  shown = message.html;
  if (message.scrolls) scrollToFocus();
});
addEventListener('DOMContentLoaded', () => tell({ type: 'page:ready' }));

import { whenShown } from './when.ts';

type Track = (command: string, event: string) => void;

/**
 * Sends one PageView per view, if there is a tracking function by the time the page has loaded. A prerendered page
 * counts when it is opened; a return from the back/forward cache counts again.
 */
export function trackPageViews(): void {
  whenShown(() => {
    if (send() || document.readyState === 'complete') return;
    addEventListener('load', send, { once: true });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send();
  });
}

/** False when there is no tracking function. */
function send(): boolean {
  const track = Reflect.get(window, document.documentElement.dataset.tracking ?? '') as Track | undefined;
  if (typeof track !== 'function') return false;
  track('track', 'PageView');
  return true;
}

import { whenShown } from './when.ts';

type Track = (command: string, event: string) => void;

/**
 * Sends one PageView per view, if a tracking function exists by the time the page has loaded. A prerendered page counts
 * when it is activated; a return from the back/forward cache counts as another view.
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

/** Sends the event; false when there is no tracking function. */
function send(): boolean {
  const track = Reflect.get(window, document.documentElement.dataset.tracking ?? '') as Track | undefined;
  if (typeof track !== 'function') return false;
  track('track', 'PageView');
  return true;
}

import { PIXEL_HOSTS } from '../../site/pages/advertising.ts';

type Send = ((...words: unknown[]) => void) & { callMethod?: (...words: unknown[]) => void };

let started: Send | undefined;
const queue: unknown[][] = [];

/** `renderer/client/pageView.ts` calls the function for each view. */
const functionName = () => document.documentElement.dataset.tracking ?? '';

/**
 * Loads the pixel, once per page, and not where the page has a tracking function of its own. Until it has loaded, a
 * queue takes what is sent. It sends nothing by itself.
 * @param isCounted whether the page's script will send this view, as it finds the function in time
 */
export function startPixel(id: string, isCounted: boolean): void {
  // The network's code would send the day of a visit with the address.
  if (location.hash.startsWith('#visit=')) return;
  const name = functionName();
  if (started || typeof Reflect.get(window, name) === 'function') return;
  const send: Send = (...words) => (send.callMethod ? send.callMethod(...words) : queue.push(words));
  Object.assign(send, { push: send, loaded: true, version: '2.0', queue, disablePushState: true });
  Object.assign(window, { [name]: send, _fbq: send });
  started = send;
  send('set', 'autoConfig', false, id);
  send('init', id);
  if (!isCounted) send('track', 'PageView');
  const script = document.createElement('script');
  script.async = true;
  script.src = `${PIXEL_HOSTS.script}/en_US/fbevents.js`;
  document.head.append(script);
}

/** Stops the pixel for good on this page, and deletes what it has ever left on this device. */
export function stopPixel(): void {
  const name = functionName();
  if (started && Reflect.get(window, name) === started) {
    queue.length = 0;
    started('consent', 'revoke');
    Reflect.deleteProperty(window, name);
    forbidHosts();
  }
  deleteTraces();
}

/** Loaded code cannot be unloaded, but a second policy is enforced, too: the page's own without the hosts. */
function forbidHosts(): void {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv=Content-Security-Policy]');
  if (!policy) return;
  const stricter = document.createElement('meta');
  stricter.httpEquiv = policy.httpEquiv;
  stricter.content = Object.values(PIXEL_HOSTS).reduce((text, host) => text.split(` ${host}`).join(''), policy.content);
  document.head.append(stricter);
}

const COOKIES = ['_fbp', '_fbc'];
const STORED = ['lastExternalReferrer', 'lastExternalReferrerTime'];

function deleteTraces(): void {
  // A cookie is deleted only under the domain it was set for: the host's, or one above it.
  const domains = location.hostname.split('.').map((_, i, labels) => `; domain=${labels.slice(i).join('.')}`);
  try {
    for (const name of COOKIES) {
      for (const domain of ['', ...domains]) {
        // biome-ignore lint/suspicious/noDocumentCookie: most browsers of decision 16 have no other way
        document.cookie = `${name}=; max-age=0; path=/${domain}`;
      }
    }
    for (const key of STORED) localStorage.removeItem(key);
  } catch {
    // The browser keeps nothing.
  }
}

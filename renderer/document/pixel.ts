/** The tracking pixel of the clinic's advertising account, for sites whose clinic file sets its id. */
import { createHash } from 'node:crypto';
import type { SiteModel } from '../../branches/model/siteModel.ts';

/** The origins that the pixel's code is loaded from and reports to. */
export const PIXEL_HOSTS = { script: 'https://connect.facebook.net', report: 'https://www.facebook.com' } as const;

/** A script file: its address and its code. */
export type Pixel = Readonly<{ path: string; content: string }>;

/**
 * The script that loads the pixel, or undefined if the clinic file sets no id. The pixel's automatic page views are
 * disabled; `renderer/client/pageView.ts` sends exactly one per view.
 */
export function createPixel({ clinic }: Pick<SiteModel, 'clinic'>): Pixel | undefined {
  const { function: name, pixelId } = clinic.tracking;
  if (pixelId === undefined) return undefined;
  const content = `(() => {
  const queue = [];
  const send = (...words) => (send.callMethod ? send.callMethod(...words) : queue.push(words));
  Object.assign(send, { push: send, loaded: true, version: '2.0', queue, disablePushState: true });
  window[${JSON.stringify(name)}] = window._fbq = send;
  send('init', ${JSON.stringify(pixelId)});
  const script = document.createElement('script');
  script.async = true;
  script.src = '${PIXEL_HOSTS.script}/en_US/fbevents.js';
  document.head.append(script);
})();
`;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `/assets/pixel.${hash}.js`, content };
}

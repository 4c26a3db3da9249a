/** The tracking pixel of the clinic's advertising account, on sites whose clinic file has its id. */
import { createHash } from 'node:crypto';
import type { SiteModel } from '../../branches/model/siteModel.ts';

/** Where the pixel's code comes from, and where it reports to. */
export const PIXEL_HOSTS = { script: 'https://connect.facebook.net', report: 'https://www.facebook.com' } as const;

export type Pixel = Readonly<{ path: string; content: string }>;

/**
 * The small script that starts the pixel: undefined where the clinic file has no id. The pixel's own automatic page views
 * are off; `renderer/client/pageView.ts` sends exactly one for each view.
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

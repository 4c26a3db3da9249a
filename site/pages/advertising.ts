import type { SiteModel } from '../../branches/model/siteModel.ts';
import type { PageModel } from './pageModel.ts';

/** The module that asks for consent, which pages load only on sites of clinics with a tracking pixel. */
export const ADVERTISING_MODULE = 'renderer/client/advertising.ts';

/** Whether a site asks its patients about advertising: only if its clinic has a tracking pixel. */
export function hasAdvertising({ clinic }: Pick<SiteModel, 'clinic'>): boolean {
  return clinic.tracking.pixelId !== undefined;
}

/**
 * The id of the pixel that may run on a page once a patient has agreed. A page has none unless the site map or the clinic
 * file says so: which page somebody reads may tell what they suffer from.
 */
export function pixelOn({ site, route }: Pick<PageModel, 'site' | 'route'>): string | undefined {
  const { pixelId, alsoOn } = site.clinic.tracking;
  return route && (route.pixel || alsoOn.includes(route.path)) ? pixelId : undefined;
}

/** The origins that the tracking pixel's code is loaded from and reports to. */
export const PIXEL_HOSTS = { script: 'https://connect.facebook.net', report: 'https://www.facebook.com' } as const;

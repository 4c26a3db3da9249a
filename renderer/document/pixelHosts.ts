/** The origins that the tracking pixel's code is loaded from and reports to. */
export const PIXEL_HOSTS = { script: 'https://connect.facebook.net', report: 'https://www.facebook.com' } as const;

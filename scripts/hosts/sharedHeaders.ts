/** What every host has to send with every response, whatever it is. */

/**
 * No page uses any of these, and no frame in it may. All of them are known to Chromium, which complains of others in the console of
 * every page. Not in the list, because the payment provider's frame may ask for them:
 * `payment`, `otp-credentials`, `publickey-credentials-get`. No other page can hold a frame or foreign code that would.
 */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * True for every page, so that it may stand beside a page's own policy: what hosts add up, browsers intersect. It is the whole
 * policy of what is no page, and of pages on hosts that cannot send one policy for each page.
 */
export const SHARED_POLICY = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** The headers of every response but its policy and its caching. */
export const SHARED_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  // Not `same-origin`: a payment may go on in a window of the provider's, which tells the page how it ended.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Binds browsers only: messengers and search engines fetch the picture of a shared link themselves.
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Folders whose files get another name when their content changes. */
export const KEPT_FOLDERS = ['assets', 'media'] as const;

/** How long browsers may keep a file without asking again. */
export const CACHING = { kept: 'public, max-age=31536000, immutable', asked: 'no-cache' } as const;

/** `Cache-Control` of a file that is there; what is missing is never kept. */
export function cachingOf(path: string): string {
  return KEPT_FOLDERS.some((folder) => path.startsWith(`/${folder}/`)) ? CACHING.kept : CACHING.asked;
}

/** Kinds of files by their endings. Hosts know most of them, but not each host each of them. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  txt: 'text/plain',
  vcf: 'text/vcard',
  xml: 'text/xml',
  webmanifest: 'application/manifest+json',
  json: 'application/json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** `Content-Type` of a file: texts are UTF-8. */
export function contentTypeOf(ending: string): string | undefined {
  const type = MEDIA_TYPES[ending];
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/**
 * What no one may fetch though it lies in the folder of a site: files for other hosts (`/_headers`), compressed files by their
 * own names, hidden files but those of `/.well-known`. A pattern that JavaScript, nginx and Caddy read in the same way.
 */
export const HIDDEN = '^/_|\\.(?:br|gz)$|/\\.(?:[^w]|w[^e])';

/** Whether an address is that of a file that no one may fetch. */
export function isHidden(path: string): boolean {
  return new RegExp(HIDDEN).test(path);
}

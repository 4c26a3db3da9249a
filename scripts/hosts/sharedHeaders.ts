/** The headers that every host must send with every response. */

/**
 * Disabled on every page and in every frame: Chromium supports all of them, and would log a warning about others. The payment provider's
 * frame may need `payment`, `otp-credentials` and `publickey-credentials-get`.
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

/** The headers of every response, except caching: what only one page allows is in the policy in its head. */
export const SHARED_HEADERS: Readonly<Record<string, string>> = {
  // Browsers enforce it beside the policy in a page's head, which cannot say who may frame the page.
  'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  // Not `same-origin`: a payment may continue in a popup of the provider, which reports the result to the page.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Affects browsers only: messengers and search engines fetch the picture of a shared link themselves.
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Folders whose files are renamed when their content changes. */
export const IMMUTABLE_FOLDERS = ['assets', 'media'] as const;

/**
 * `Cache-Control` for immutable files, and for files to revalidate each time. The latter asks proxies to leave pages as they are. A host
 * that compresses by itself might obey and send them uncompressed: it gets `askedOnly`.
 */
export const CACHING = {
  immutable: 'public, max-age=31536000, immutable',
  asked: 'no-cache, no-transform',
  askedOnly: 'no-cache',
  /**
   * For pages that are dictionaries, and for Chromium alone: it asks for each page all the same, but forgets the dictionary with the
   * other header. Firefox would show the old page.
   */
  askedByChromium: 'private, max-age=0, stale-while-revalidate=2592000, no-transform',
} as const;

/** What the header `Sec-CH-UA` of every Chromium contains. Other engines do not send it. */
export const CHROMIUM_BRAND = 'Chromium';

/** `Cache-Control` of a file that exists; an error is never cached. */
export function cachingOf(path: string): string {
  return IMMUTABLE_FOLDERS.some((folder) => path.startsWith(`/${folder}/`)) ? CACHING.immutable : CACHING.asked;
}

/** Media types by file extension. No host knows all of them. */
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

/** `Content-Type` of a file by extension: text is UTF-8. */
export function contentTypeOf(ending: string): string | undefined {
  const type = MEDIA_TYPES[ending];
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/**
 * Files for other hosts (`/_headers`), compressed files requested directly, hidden files except `/.well-known`. JavaScript, nginx and Caddy
 * interpret this pattern in the same way.
 */
export const HIDDEN = '^/_|\\.(?:br|gz)$|/\\.(?:[^w]|w[^e])';

export function isHidden(path: string): boolean {
  return new RegExp(HIDDEN).test(path);
}

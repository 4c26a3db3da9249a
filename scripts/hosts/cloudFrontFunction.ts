/** The function that CloudFront runs for each request: S3 knows files, not addresses. */
import type { HostFacts } from './hostFacts.ts';

/** What CloudFront takes, in bytes. */
const LARGEST = 10_240;

/**
 * The code of the function, for the runtime `cloudfront-js-2.0`. It finds the other spellings of an address by rule: a table of
 * them all would be too large. Redirects lead to plain addresses only, never to another host's (`//host`).
 * @throws Error when CloudFront would not take it
 */
export function createCloudFrontFunction({ variant, redirects }: HostFacts): string {
  const table = Object.fromEntries(redirects.map(({ from, to, status }) => [from, [to, status]]));
  const code = `var REDIRECTS = ${JSON.stringify(table)};
${HANDLER}`;
  const bytes = Buffer.byteLength(code);
  if (bytes <= LARGEST) return code;
  throw new Error(
    `The function for CloudFront of ${variant} has ${bytes} bytes, and CloudFront takes ${LARGEST}: there are ${redirects.length} redirects.`,
  );
}

const HANDLER = String.raw`
function leadTo(address, status, query) {
  var pairs = [];
  Object.keys(query).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (one) { pairs.push(name + '=' + one.value); });
  });
  var location = address + (pairs.length > 0 ? '?' + pairs.join('&') : '');
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: location } } };
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (uri === '/404.html') return request;
  var plain = uri.replace(/\/+$/, '').replace(/\.html$/, '').replace(/\/index$/, '');
  var moved = REDIRECTS[plain];
  if (moved) return leadTo(moved[0], moved[1], request.querystring);
  if (uri !== '/' && plain === '') return leadTo('/', 301, request.querystring);
  if (uri !== '/' && plain !== uri && /^(?:\/[\w-]+)+$/.test(plain)) return leadTo(plain, 301, request.querystring);
  if (uri === '/') request.uri = '/index.html';
  else if (/\/[^\/.]+$/.test(uri)) request.uri = uri + '.html';
  return request;
}
`;

/** Response headers by path, in the form that several static hosts read from `_headers`. */
export type HeaderRule = Readonly<{ path: string; headers: Readonly<Record<string, string>> }>;

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The headers of every response, and the caching of files whose names change with their content. */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
  },
  { path: '/assets/*', headers: IMMUTABLE },
  { path: '/media/*', headers: IMMUTABLE },
];

/** The text of `_headers`. */
export function createHeadersFile(): string {
  const blocks = HEADER_RULES.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

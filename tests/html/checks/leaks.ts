/** Finds what must never be published in a file. */
import { homedir } from 'node:os';

/** Patterns by kind of leak. */
const LEAKS: Readonly<Record<string, RegExp>> = {
  'this machine': /\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0)\b|\[::1\]|\bfile:\/\//,
  'a path of a machine':
    /(?:^|[\s"'`(=:])\/(?:home|Users|root|tmp|var|opt|workspace)\/|\b[A-Z]:\\\\?\w|node_modules|\.cache\//,
  'a source map': /sourceMappingURL|sourceURL=|"mappings":/,
  'a note of a developer': /\b(?:TODO|FIXME)\b/,
  'a comment': /<!--(?! ?-->|\$-->|\/\$-->|\/?email_off-->)|\/\*[^*]*\*\/|@license|@preserve/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a key of a service':
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}|\b[sr]k_(?:live|test)_\w+|\brzp_live_\w+|\bgh[pousr]_\w{20,}|\bgithub_pat_\w{20,}|\bglpat-[\w-]{20}|\bxox[abprs]-[\w-]{10,}|\bnpm_\w{36}|\bEAA\w{40,}/,
  'a token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}/,
  'a password': /\b(?:password|passwd|secret|api_?key|access_?token)["']?\s*[:=]\s*["'`][^"'`\s]{4,}/i,
  'a password in an address': /\b[a-z]+:\/\/[^\s/"'@:]+:[^\s/"'@]+@/,
};

/**
 * Lists the leaks in a text, each with its kind and surrounding text.
 */
export function findLeaks(name: string, text: string): string[] {
  const found = Object.entries(LEAKS).flatMap(([kind, pattern]) => {
    const match = pattern.exec(text);
    return match ? [`${name}: ${kind}: ${text.slice(Math.max(0, match.index - 30), match.index + 60)}`] : [];
  });
  return [...found, ...ownPaths().flatMap((path) => (text.includes(path) ? [`${name}: a path of this machine`] : []))];
}

/** Returns the build folders on this machine, which must not appear even inside a picture. */
export function ownPaths(): readonly string[] {
  return [process.cwd(), homedir()].map((path) => `${path}/`);
}

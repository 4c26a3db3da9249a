/** What the files of an output may be called. */

/** Kinds of files that hosts send with the right type, and the two that hosts read themselves. */
const KINDS = ['html', 'js', 'svg', 'png', 'webp', 'avif', 'jpg', 'txt', 'xml', 'webmanifest', 'vcf'];
const COMPRESSED = /\.(?:html|js|svg|txt|xml|webmanifest)\.(?:br|gz)$/;
const OF_HOSTS = ['_headers', '_redirects'];

/** The one folder whose name a standard begins with a dot. */
const WELL_KNOWN = /^\.well-known\//;

/** Letters that no host, file system or address spells in another way. Hashes have capitals. */
const SAFE = /^(?:[a-z0-9_-]+\/)*[a-zA-Z0-9_-][a-zA-Z0-9._-]*$/;

/** Longest path that every file system and archive takes, in bytes. */
const LONGEST = 200;

/**
 * What is wrong with the names of an output, a line for each.
 * @param names paths below the output's folder, with slashes
 */
export function faultsOfNames(names: readonly string[]): string[] {
  const lower = names.map((name) => name.toLowerCase());
  return names.flatMap((name, i) => [
    ...(isKnown(name) ? [] : [`${name}: not a known kind of file`]),
    ...(SAFE.test(name.replace(WELL_KNOWN, '')) ? [] : [`${name}: not a safe name`]),
    ...(name.length <= LONGEST ? [] : [`${name}: too long`]),
    ...(lower.indexOf(lower[i] ?? '') === i ? [] : [`${name}: differs from another name in capitals only`]),
    ...(!COMPRESSED.test(name) || names.includes(name.slice(0, -3))
      ? []
      : [`${name}: compressed, and nothing beside it`]),
  ]);
}

function isKnown(name: string): boolean {
  return OF_HOSTS.includes(name) || COMPRESSED.test(name) || KINDS.includes(name.split('.').at(-1) ?? '');
}

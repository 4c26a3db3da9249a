/** Checks the file names of an output. */

/** File types that hosts serve with the right content type. OF_HOSTS are files that hosts read themselves. */
const KINDS = ['html', 'js', 'svg', 'png', 'webp', 'avif', 'jpg', 'txt', 'xml', 'webmanifest', 'vcf', 'json'];
const COMPRESSED = /\.(?:html|js|svg|txt|xml|webmanifest)\.(?:br|gz)$/;
const OF_HOSTS = /^_(?:headers|redirects)$|(?:^|\/)\.htaccess$/;

/** The only dot folder, required by a standard, and the only dot files. */
const WITH_DOT = /^\.well-known\/|(?<=^|\/)\.(?=htaccess$)/;

/** Characters that no host, file system or URL changes. Hashes may have capitals. */
const SAFE = /^(?:[a-z0-9_-]+\/)*[a-zA-Z0-9_-][a-zA-Z0-9._-]*$/;

/** The longest path that every file system and archive accepts, in bytes. */
const MAX_NAME_LENGTH = 200;

/**
 * Lists the problems with the file names of an output, one per line.
 * @param names paths relative to the output folder, with slashes
 */
export function fileNameProblems(names: readonly string[]): string[] {
  const lower = names.map((name) => name.toLowerCase());
  return names.flatMap((name, i) => [
    ...(isKnown(name) ? [] : [`${name}: not a known kind of file`]),
    ...(SAFE.test(name.replace(WITH_DOT, '')) ? [] : [`${name}: not a safe name`]),
    ...(name.length <= MAX_NAME_LENGTH ? [] : [`${name}: too long`]),
    ...(lower.indexOf(lower[i] ?? '') === i ? [] : [`${name}: differs from another name in capitals only`]),
    ...(!COMPRESSED.test(name) || names.includes(name.slice(0, -3))
      ? []
      : [`${name}: compressed, and nothing beside it`]),
  ]);
}

function isKnown(name: string): boolean {
  return OF_HOSTS.test(name) || COMPRESSED.test(name) || KINDS.includes(name.split('.').at(-1) ?? '');
}

/** Whether an answer is the file that the build wrote: of its kind, and all of it. */

/** What the types of answers end with where it is not the ending of the address. */
const TYPES: Readonly<Record<string, string>> = { '': 'html', js: 'javascript' };

/**
 * Whether an answer is that of the address itself, with the type that the ending of the address promises.
 * @param address a path, or the URL of a picture or script
 */
export function isOfKind(address: string, { status, redirected, headers }: Response): boolean {
  const [, ending = ''] = /\.(\w+)$/.exec(address) ?? [];
  const type = new RegExp(`^[^;]*${TYPES[ending] ?? ending}\\s*(?:;|$)`, 'i');
  return status === 200 && !redirected && type.test(headers.get('Content-Type') ?? '');
}

/** Whether an answer is of its kind and as long as its address says. What a header says of the length may be before or after compression. */
export async function isWhole(address: string, response: Response): Promise<boolean> {
  if (!isOfKind(address, response)) return false;
  // Fails if the answer breaks off.
  const content = await response
    .clone()
    .arrayBuffer()
    .catch(() => undefined);
  return content?.byteLength === lengthIn(address);
}

/**
 * Writes the length of a picture or script into its name: `hero.dcC9v.31415.800.avif`, `chunk-B0wdNKSR.02442.js`.
 * @param bytes the length, or as many digits as it will have
 */
export function withLength(name: string, bytes: number | string): string {
  return name.replace(/(?:\.\d+)?\.\w+$/, `.${bytes}$&`);
}

/** The length in a name, in bytes; `NaN` if it is not there. */
export function lengthIn(name: string): number {
  return Number(/\.(\d+)(?:\.\d+\.\w+|\.js)$/.exec(name)?.[1]);
}

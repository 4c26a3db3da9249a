import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PICTURES_DIR = '.cache/media';

/**
 * The bytes of a file that is made once and kept, between builds too. It is there as a whole or not at all, whoever makes it
 * at the same time.
 * @param file where it is kept; its name says everything that the bytes depend on
 */
export async function keptFile(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}.part`;
  await writeFile(partial, bytes);
  await rename(partial, file);
  return bytes;
}

/** The bytes of the picture at an address below `/media/`, which says everything that they depend on. */
export function keptPicture(address: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return keptFile(join(PICTURES_DIR, address.replace('/media/', '').replaceAll('/', '_')), make);
}

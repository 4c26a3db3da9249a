import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PICTURES_DIR = '.cache/media';

/**
 * A file that is made once and kept, between builds too. It is there as a whole or not at all, whoever makes it at the same time.
 * @param file where it is kept; its name says everything that the bytes depend on
 * @returns the same path, of a file that is there
 */
async function keep(file: string, make: () => Promise<Buffer>): Promise<string> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}.part`;
  await writeFile(partial, bytes);
  await rename(partial, file);
  return file;
}

/** The bytes of a file that is made once and kept. */
export async function keptFile(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return readFile(await keep(file, make));
}

/** The file with the picture at an address below `/media/`, which says everything that the picture depends on. */
export function keptPicture(address: string, make: () => Promise<Buffer>): Promise<string> {
  return keep(join(PICTURES_DIR, address.replace('/media/', '').replaceAll('/', '_')), make);
}

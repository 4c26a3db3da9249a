import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PICTURES_DIR = '.cache/media';

/**
 * Makes a file once and keeps it, between builds too. It is there as a whole or not at all, whoever makes it at the same time.
 * @param file where it is kept; its name says everything that the bytes depend on
 * @returns the bytes if they were made now
 */
async function makeOnce(file: string, make: () => Promise<Buffer>): Promise<Buffer | undefined> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return undefined;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(partial, bytes);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return bytes;
}

/** The bytes of a file that is made once and kept. */
export async function cachedBytes(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return (await makeOnce(file, make)) ?? (await readFile(file));
}

const fileAt = (address: string) => join(PICTURES_DIR, address.replace('/media/', '').replaceAll('/', '_'));

/** Whether the picture at an address below `/media/` has been made already. */
export const isCached = (address: string): boolean => existsSync(fileAt(address));

/** Path of the file with the picture at an address below `/media/`, which says everything that the picture depends on. */
export async function cachedPicture(address: string, make: () => Promise<Buffer>): Promise<string> {
  const file = fileAt(address);
  await makeOnce(file, make);
  return file;
}

import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PICTURES_DIR = '.cache/media';

/**
 * Writes a file into the cache, atomically: concurrent builds never see part of it.
 * @param file a path that depends on everything that the content depends on
 * @returns the content if it was made now
 */
async function makeOnce(file: string, make: () => Promise<Buffer>): Promise<Buffer | undefined> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) return undefined;
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

/** The content of a cached file, made if it is missing. */
export async function cachedBytes(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return (await makeOnce(file, make)) ?? (await readFile(file));
}

const cacheFile = (address: string) => join(PICTURES_DIR, address.replace('/media/', '').replaceAll('/', '_'));

/** The path of the cached picture with an address under `/media/`, made if it is missing. */
export async function cachedPicture(address: string, make: () => Promise<Buffer>): Promise<string> {
  const file = cacheFile(address);
  await makeOnce(file, make);
  return file;
}

/** In bytes; undefined if the picture is not made yet. */
export const cachedLength = (address: string) => statSync(cacheFile(address), { throwIfNoEntry: false })?.size;

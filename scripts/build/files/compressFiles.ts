import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';
import { DELTA_FOLDER } from '../../hosts/deltas.ts';
import { IMMUTABLE_FOLDERS } from '../../hosts/sharedHeaders.ts';
import { inParallel, type RunningStep } from '../run.ts';
import { filesIn } from './filesIn.ts';

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** With more pages than this in a build, their compression would take longer than everything else. */
const MANY_PAGES = 1000;

/** So fast that handing a page to another thread, and the memory of that thread, would cost more. */
const FAST = 8;

/** Brotli's quality for pages: those of a large build get 8 % longer, and are compressed in 3 % of the time (decision 20). */
export const qualityFor = (pages: number): number => (pages > MANY_PAGES ? FAST : constants.BROTLI_MAX_QUALITY);

/** The logarithm of a window that holds a whole file: Brotli's usual one takes 40 MB of memory at the highest quality. */
const windowFor = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** Gzip, for old servers, is fast at its highest level. */
const ENCODINGS = [
  {
    ending: '.br',
    compress: (bytes: Buffer, quality: number) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      };
      return quality > FAST ? toBrotli(bytes, { params }) : brotliCompressSync(bytes, { params });
    },
    decompress: promisify<Buffer, Buffer>(brotliDecompress),
  },
  {
    ending: '.gz',
    compress: (bytes: Buffer, quality: number) =>
      quality > FAST ? toGzip(bytes, { level: 9 }) : gzipSync(bytes, { level: 9 }),
    decompress: promisify<Buffer, Buffer>(gunzip),
  },
];

/** Where a site is written, and its last good output, which may not exist. */
export type SiteFolders = Readonly<{ outDir: string; lastDir: string }>;

/** The text files in a folder that have no compressed copy yet. */
export const uncompressedFiles = (folder: string): readonly string[] =>
  filesIn(folder).filter((name) => COMPRESSIBLE.test(name) && !existsSync(join(folder, `${name}.gz`)));

export async function compressFiles(folders: SiteFolders, { step, stopped }: Partial<RunningStep>): Promise<void> {
  const compress = async (name: string) => {
    await compressFile(name, await readFile(join(folders.outDir, name)), folders);
    step?.done();
  };
  await inParallel(uncompressedFiles(folders.outDir), compress, stopped);
}

/**
 * Writes the compressed copies of a file, or takes those of the last output: compressing takes longer than rendering.
 * @param name its path in the site
 */
export async function compressFile(
  name: string,
  bytes: Buffer,
  { outDir, lastDir }: SiteFolders,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  for (const { ending, compress, decompress } of ENCODINGS) {
    const last = await readFile(join(lastDir, name + ending)).catch(() => undefined);
    const isSame = last !== undefined && (await decompress(last).catch(() => undefined))?.equals(bytes);
    await writeFile(join(outDir, name + ending), isSame ? last : await compress(bytes, quality));
  }
}

/** A compressed copy or a delta of a file, and the file. */
const COPY = new RegExp(`^(?:${DELTA_FOLDER}/\\w+/)?(.*)\\.(?:br|gz|dcz)$`);

/**
 * Gives unchanged files the time of the last good output: servers derive ETags from size and time, and sync tools compare both, in whole
 * seconds. A file and its compressed copies have one time, by which browsers know it, no matter how it was sent.
 */
export function preserveTimes({ outDir, lastDir }: SiteFolders): void {
  const timeOf = (name: string) => {
    const [file, last] = [join(outDir, name), join(lastDir, name)];
    const { size, mtimeMs } = statSync(file);
    const before = statSync(last, { throwIfNoEntry: false });
    const isSame = before?.size === size && (hasOwnName(name) || readFileSync(last).equals(readFileSync(file)));
    return Math.floor((isSame ? before.mtimeMs : mtimeMs) / 1000);
  };
  const times = new Map<string, number>();
  for (const name of filesIn(outDir)) {
    const original = name.replace(COPY, '$1');
    const seconds = times.get(original) ?? timeOf(original);
    times.set(original, seconds);
    utimesSync(join(outDir, name), seconds, seconds);
  }
}

/** Whether a file with other content would have another name: pictures and scripts, most of a site. */
const hasOwnName = (name: string) =>
  IMMUTABLE_FOLDERS.some((folder) => name.startsWith(`${folder}/`)) && !name.endsWith('.htaccess');

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { IMMUTABLE_FOLDERS } from '../../hosts/sharedHeaders.ts';
import { inParallel, type RunningStep } from '../run.ts';
import { outputFiles } from './outputFiles.ts';

const COMPRESSIBLE = ['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest'];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How hard Brotli tries, from 0 to 11. */
type Effort = number;

/** With more pages than this in a build, their compression would take longer than everything else. */
const MANY_PAGES = 1000;

/** The pages of a large build get 2 % longer, and are compressed in a third of the time (decision 20). */
export const effortFor = (pages: number): Effort =>
  pages > MANY_PAGES ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;

/** Encodings. Gzip, for old servers, is fast at its highest level. */
const ENCODINGS = [
  {
    ending: '.br',
    compress: (bytes: Buffer, effort: Effort) =>
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    decompress: promisify<Buffer, Buffer>(brotliDecompress),
  },
  {
    ending: '.gz',
    compress: (bytes: Buffer) => toGzip(bytes, { level: 9 }),
    decompress: promisify<Buffer, Buffer>(gunzip),
  },
];

/** Compressed files that the sites of a build share: scripts, icons, licences. */
export type SharedFiles = Map<string, Promise<Buffer>>;

/** Compresses a shared file once. */
function compressOnce(
  bytes: Buffer,
  { ending, compress }: (typeof ENCODINGS)[number],
  shared: SharedFiles,
  effort: Effort,
): Promise<Buffer> {
  const key = createHash('sha256').update(bytes).digest('hex') + ending;
  const compressed = shared.get(key) ?? compress(bytes, effort);
  shared.set(key, compressed);
  return compressed;
}

/** The text files of a site. */
const compressibleFiles = (outDir: string) => outputFiles(outDir, ...COMPRESSIBLE);

/** Those that have no compressed copy yet: all but the pages. */
export const uncompressedFiles = async (outDir: string) =>
  (await compressibleFiles(outDir)).filter((file) => !existsSync(`${file}.gz`));

/** Where a site is, and where its last good output is: the copies of unchanged files are reused, as compressing takes longer than rendering. */
type Folders = Readonly<{ outDir: string; lastDir: string }>;

/**
 * Writes a `.br` and a `.gz` for every file.
 * @param shared caches what the next site of the same build may need too
 * @param run the step that counts the files; its signal aborts between two of them
 */
export async function compressFiles(
  files: readonly string[],
  folders: Folders,
  shared: SharedFiles,
  run?: RunningStep,
): Promise<void> {
  await inParallel(
    files,
    async (file) => {
      await compressFile(file, await readFile(file), folders, constants.BROTLI_MAX_QUALITY, shared);
      run?.step.done();
    },
    run?.stopped,
  );
}

/**
 * Writes the compressed copies of a file.
 * @param bytes what is in it
 * @param shared not for pages: they differ from site to site and would fill the memory
 */
export async function compressFile(
  file: string,
  bytes: Buffer,
  { outDir, lastDir }: Folders,
  effort: Effort,
  shared?: SharedFiles,
): Promise<void> {
  for (const encoding of ENCODINGS) {
    const { ending, decompress } = encoding;
    const last = await readFile(join(lastDir, relative(outDir, file)) + ending).catch(() => undefined);
    const isSame = last !== undefined && (await decompress(last).catch(() => undefined))?.equals(bytes);
    const compress = () => (shared ? compressOnce(bytes, encoding, shared, effort) : encoding.compress(bytes, effort));
    await writeFile(file + ending, isSame ? last : await compress());
  }
}

/**
 * Gives unchanged files the modification time of the last good output. Servers derive ETags from size and time, and sync tools
 * compare both, so an unchanged file stays the same file for them. Times are in whole seconds, as these tools compare them.
 */
export async function keepTimes(outDir: string, lastDir: string): Promise<void> {
  // Thousands of small questions: to wait for each takes longer than to ask it.
  for (const file of await outputFiles(outDir, '')) {
    const path = relative(outDir, file);
    const last = join(lastDir, path);
    const { size, mtimeMs } = statSync(file);
    const before = statSync(last, { throwIfNoEntry: false });
    const isSame = before?.size === size && (hasOwnName(path) || readFileSync(last).equals(readFileSync(file)));
    const seconds = Math.floor((isSame ? before.mtimeMs : mtimeMs) / 1000);
    utimesSync(file, seconds, seconds);
  }
}

/** Whether a file with other content would have another name: pictures and scripts, most of a site. */
const hasOwnName = (path: string) =>
  IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder + sep)) && !basename(path).startsWith('.');

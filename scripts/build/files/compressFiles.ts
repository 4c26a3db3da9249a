import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { inParallel } from '../run/inParallel.ts';
import { outputFiles } from './outputFiles.ts';

const COMPRESSIBLE = ['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest'];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How a file is made smaller, at the highest level, and made what it was. */
const ENCODINGS = [
  {
    ending: '.br',
    compress: (bytes: Buffer) =>
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
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

/** What the sites of a build have in common, compressed: scripts, icons, licenses. */
const shared = new Map<string, Promise<Buffer>>();

/** Pages differ from site to site: keeping all of them would fill the memory. */
function compressOnce(file: string, bytes: Buffer, { ending, compress }: (typeof ENCODINGS)[number]): Promise<Buffer> {
  if (file.endsWith('.html')) return compress(bytes);
  const key = createHash('sha256').update(bytes).digest('hex') + ending;
  const compressed = shared.get(key) ?? compress(bytes);
  shared.set(key, compressed);
  return compressed;
}

/**
 * Writes a `.br` and a `.gz` beside every file of text.
 * @param lastDir the last good output: compressing takes longer than making a page, so what holds the same bytes is taken from there
 * @param stopped ends it between two files
 * @returns how many files there are
 */
export async function compressFiles(outDir: string, lastDir: string, stopped?: AbortSignal): Promise<number> {
  const files = await outputFiles(outDir, ...COMPRESSIBLE);
  await inParallel(
    files,
    async (file) => {
      const bytes = await readFile(file);
      for (const encoding of ENCODINGS) {
        const { ending, decompress } = encoding;
        const last = await readFile(join(lastDir, relative(outDir, file)) + ending).catch(() => undefined);
        const isSame = last !== undefined && (await decompress(last).catch(() => undefined))?.equals(bytes);
        await writeFile(file + ending, isSame ? last : await compressOnce(file, bytes, encoding));
      }
    },
    stopped,
  );
  return files.length;
}

import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { outputFiles } from './outputFiles.ts';

const COMPRESSIBLE = ['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest'];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every file that shrinks, at the highest level. */
export async function compressFiles(outDir: string): Promise<void> {
  for (const file of await outputFiles(outDir, ...COMPRESSIBLE)) {
    const bytes = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
    await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
  }
}

/**
 * Deltas of pages for browsers that have another page already: compression dictionary transport (RFC 9842). Hosts choose
 * among them by the digest that the browser sends; a delta is the page compressed with the other page as its dictionary.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressUsingDict, createCCtx, init } from '@bokuweb/zstd-wasm';
import { pageFile } from '../../../site/pages/routes.ts';
import { deltaPath, type Offer, offersOf } from '../../hosts/deltas.ts';
import { inParallel, type RunningStep } from '../run.ts';
import type { SiteFolders } from './compressFiles.ts';

/** A page that browsers may have, of this build or the last one. */
export type Dictionary = Offer & Readonly<{ digest: Buffer; bytes: Buffer }>;

/** Zstandard's level: higher ones save less than 1 % of a page, and take twice as long. */
const LEVEL = 15;

/** What a `dcz` stream begins with: a skippable frame that holds the dictionary's digest. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

let context: Promise<number> | undefined;
/** Made once: a second `init` would replace the memory under the first. */
function contextOf(): Promise<number> {
  context ??= init().then(createCCtx);
  return context;
}

type WrittenSite = SiteFolders & Readonly<{ pages: readonly Readonly<{ address: string }>[] }>;

/** The pages that offer themselves, and those of the last build that differ from them. */
export async function findDictionaries({ pages, outDir, lastDir }: WrittenSite): Promise<readonly Dictionary[]> {
  const dictionaries: Dictionary[] = [];
  for (const offer of offersOf(pages.map(({ address }) => address))) {
    const [now, last] = [await read(outDir, offer.file), await read(lastDir, offer.file)];
    // A page that serves only itself is of use in the next build.
    for (const bytes of [offer.isForOthers ? now : undefined, now && last?.equals(now) ? undefined : last])
      if (bytes) dictionaries.push({ ...offer, bytes, digest: createHash('sha256').update(bytes).digest() });
  }
  return dictionaries;
}

/** Writes the deltas of all pages, or takes those of the last output. */
export async function writeDeltas(
  { pages, outDir, lastDir }: WrittenSite,
  dictionaries: readonly Dictionary[],
  { step, stopped }: Partial<RunningStep>,
): Promise<void> {
  const context = await contextOf();
  const write = async ({ address }: Readonly<{ address: string }>) => {
    const page = await readFile(join(outDir, pageFile(address)));
    const last = await read(lastDir, pageFile(address));
    for (const dictionary of dictionaries.filter((each) => each.serves(address) && !each.bytes.equals(page))) {
      const name = deltaPath(dictionary.digest, pageFile(address));
      const before = last?.equals(page) ? await read(lastDir, name) : undefined;
      const delta =
        before ?? Buffer.concat([MAGIC, dictionary.digest, compressUsingDict(context, page, dictionary.bytes, LEVEL)]);
      await mkdir(dirname(join(outDir, name)), { recursive: true });
      await writeFile(join(outDir, name), delta);
    }
    step?.done();
  };
  await inParallel(pages, write, stopped);
}

const read = (folder: string, name: string) => readFile(join(folder, name)).catch(() => undefined);

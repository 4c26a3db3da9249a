/** Bundles the pages into a folder: run by `bundlePages`, with the folder as its argument. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vike/api';

const [, , outDir = ''] = process.argv;
await build({ viteConfig: { logLevel: 'warn', build: { outDir, emptyOutDir: true } } });
await rm(join(outDir, 'client', '.vite'), { recursive: true, force: true });

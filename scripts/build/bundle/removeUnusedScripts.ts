import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { outputFiles } from '../files/outputFiles.ts';
import { scriptClosure } from './scriptClosure.ts';

/** Deletes the scripts that no page loads: Vike also writes entries for pages that run none of their code in the browser. */
export async function removeUnusedScripts(outDir: string): Promise<void> {
  const entries = new Set<string>();
  for (const file of await outputFiles(outDir, '.html')) {
    const html = await readFile(file, 'utf8');
    for (const [, src = ''] of html.matchAll(/<script[^>]* src="(\/[^"]+)"/g)) entries.add(join(outDir, src));
  }
  const used = scriptClosure([...entries], { lazy: true });
  for (const file of await outputFiles(join(outDir, 'assets'), '.js')) if (!used.has(file)) await rm(file);
}

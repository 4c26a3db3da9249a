import { readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { outputFiles } from '../files/outputFiles.ts';
import { SCRIPTS_FILE, type ScriptList } from './plugins.ts';

/** Deletes the scripts of a bundle that no page loads. */
export async function removeUnusedScripts(folder: string): Promise<void> {
  const used: ScriptList = JSON.parse(await readFile(join(folder, SCRIPTS_FILE), 'utf8'));
  const client = join(folder, 'client');
  for (const file of await outputFiles(client, '.js')) {
    if (!(relative(client, file).split(sep).join('/') in used)) await rm(file);
  }
}

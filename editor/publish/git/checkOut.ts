import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTENT_FOLDERS } from '../../folder/contentPath.ts';
import type { Git } from './openGit.ts';

/**
 * Writes the content of a commit or tree to a folder of its own, to read it as the build does.
 * @param scratch folder for such folders; those of other commits in it are deleted
 * @returns the folder
 */
export async function checkOut(git: Git, tree: string, scratch: string): Promise<string> {
  const folder = resolve(scratch, tree);
  if (existsSync(folder)) return folder;
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const index = resolve(scratch, `${tree}.index`);
  const partial = `${folder}.part`;
  await git.run(['read-tree', tree], { index });
  const paths = await git.run(['ls-files', '-z', '--', ...CONTENT_FOLDERS], { index });
  for (const name of CONTENT_FOLDERS) mkdirSync(resolve(partial, name), { recursive: true });
  await git.run(['checkout-index', '--quiet', '-z', '--stdin', `--prefix=${partial.replaceAll('\\', '/')}/`], {
    index,
    input: paths,
  });
  rmSync(index, { force: true });
  renameSync(partial, folder);
  return folder;
}

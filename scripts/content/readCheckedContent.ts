import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { type Content, type Folders, inputErrors, PROJECT } from '../../site/content/readContent.ts';
import { readContentOnDisk } from './loadSiteFromDisk.ts';

/**
 * The content of the project, for commands that work on its texts.
 * @throws InputErrors with every problem of the words files, or else of the branch files
 */
export function readCheckedContent(folders: Folders = PROJECT): Readonly<{ content: Content; files: SiteFiles }> {
  const content = readContentOnDisk(folders);
  const { 'branch files': facts, ...words } = content.problems;
  const errors = inputErrors(words);
  if (errors) throw errors;
  const { files } = content.facts;
  if (!files) throw new InputErrors(facts);
  return { content, files };
}

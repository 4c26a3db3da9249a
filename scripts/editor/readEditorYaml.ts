/** Reads `editor.yaml` for the commands that follow from it. */
import { existsSync } from 'node:fs';
import { stringify } from 'yaml';
import { readInput } from '../../diagnostics/contentFiles.ts';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';
import { EDITOR_FILE, EXAMPLE, readEditorFile } from '../../editor/config/editorFile.ts';
import { FILES_ON_DISK } from '../content/filesOnDisk.ts';

/** The file, with the lines of its values. @throws Error if there is none; InputErrors if it has mistakes */
export function readEditorYaml() {
  if (!existsSync(EDITOR_FILE)) {
    throw new Error(
      `There is no ${EDITOR_FILE}, which says where the editor finds the content, and who may sign in. Write one like this:\n\n${stringify(EXAMPLE)}`,
    );
  }
  const input = readInput(FILES_ON_DISK, EDITOR_FILE);
  const { value, problems } = readEditorFile(input);
  if (!value || problems.length > 0) throw new InputErrors(problems, EDITOR_FILE);
  return { config: value, source: new YamlSource(input) };
}

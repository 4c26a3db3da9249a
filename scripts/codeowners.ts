/** `npm run codeowners`: writes for GitHub that the people of a branch approve its file. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CLINIC_ID } from '../branches/model/files/branchName.ts';
import { readInput } from '../diagnostics/contentFiles.ts';
import { formOf } from '../editor/content/tasks.ts';
import { command } from './cli/commandLine.ts';
import { FILES_ON_DISK } from './content/filesOnDisk.ts';
import { readEditorYaml } from './editor/readEditorYaml.ts';
import { CODE_OWNERS_PLACES, codeOwners } from './publish/codeOwners.ts';

const { check } = command(
  'npm run codeowners',
  'Writes into CODEOWNERS that a branch’s people in editor.yaml approve it.',
)
  .option('--check', 'only say whether it is up to date')
  .parse()
  .opts();
try {
  const place = CODE_OWNERS_PLACES.find((each) => existsSync(each)) ?? CODE_OWNERS_PLACES[0];
  const before = existsSync(place) ? readInput(FILES_ON_DISK, place) : { path: place, text: '' };
  const { config, source } = readEditorYaml();
  const branches = FILES_ON_DISK.list('branches').flatMap((path) => {
    const id = formOf(path) ?? CLINIC_ID;
    return id === CLINIC_ID ? [] : [[id, path] as const];
  });
  const text = codeOwners(before, config, source, new Map(branches));
  if (text === before.text.replaceAll('\r\n', '\n')) console.log(`${place} is up to date.`);
  else if (check) {
    console.error(`${place} does not say what editor.yaml says. Type: npm run codeowners`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
    console.log(`${place} says who approves which branch’s file. Commit and push it.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

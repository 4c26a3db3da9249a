/** `npm run new:branch -- madurai`: writes a `branches/madurai.yaml` to start from. Never changes an existing file. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLINIC_ID, COMBINED, isFileName } from '../branches/model/files/crossChecks.ts';
import { newBranchFile } from '../branches/model/newBranch.ts';
import { TRANSLATIONS } from '../locales/languages.ts';
import { branchesOption, command } from './cli/commandLine.ts';

const commandLine = command('npm run new:branch', 'Writes a file to start a new branch from.')
  .argument('<name>', 'name of the file: small letters, digits and hyphens, such as madurai')
  .addOption(branchesOption())
  .parse();
const [id] = commandLine.processedArgs;
const path = join(commandLine.opts().branches, `${id}.yaml`);

function refusal(): string | undefined {
  if (!isFileName(id)) {
    return `"${id}" cannot be the name of a file. Expected small letters, digits and hyphens, such as madurai.`;
  }
  if (id === CLINIC_ID || id === COMBINED) return `"${id}" is a reserved name. Choose another, such as madurai.`;
  if (existsSync(path)) return `${path} already exists. Choose another name, or edit that file.`;
  return undefined;
}

const refused = refusal();
if (refused) commandLine.error(refused);
writeFileSync(path, newBranchFile(id, TRANSLATIONS));
console.log(`Wrote ${path}. Replace its samples with the real facts, then run: npm run build`);

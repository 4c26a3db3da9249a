/** `npm run new:branch -- madurai`: writes a `branches/madurai.yaml` to start from. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusedName } from '../branches/model/files/branchName.ts';
import { newBranchFile } from '../branches/model/newBranch.ts';
import { TRANSLATIONS } from '../locales/languages.ts';
import { branchesOption, command } from './cli/commandLine.ts';

const commandLine = command('npm run new:branch', 'Writes a file to start a new branch from.')
  .argument('<name>', 'name of the file: small letters, digits and hyphens, such as madurai')
  .addOption(branchesOption())
  .parse();
const [id] = commandLine.processedArgs;
const path = join(commandLine.opts().branches, `${id}.yaml`);

const refused = refusedName(id, path, () => existsSync(path));
if (refused) commandLine.error(refused);
writeFileSync(path, newBranchFile(id, TRANSLATIONS));
console.log(`Wrote ${path}. Replace its samples with the real facts, then run: npm run build`);

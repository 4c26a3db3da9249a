/** `npm run new:branch -- madurai`: writes a `branches/madurai.yaml` to start from, with placeholders that `npm run preflight` lists. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLINIC_ID, isFileName, TAKEN_NAMES } from '../branches/model/files/branchName.ts';
import { branchesOption, command } from './cli/commandLine.ts';

const commandLine = command('npm run new:branch', 'Writes a file to start a new branch from.')
  .argument('<name>', 'name of the file: small letters, digits and hyphens, such as madurai')
  .addOption(branchesOption())
  .parse();
const [id] = commandLine.processedArgs;
const path = join(commandLine.opts().branches, `${id}.yaml`);

if (!isFileName(id))
  commandLine.error(
    `"${id}" cannot be the name of a file. Expected small letters, digits and hyphens, such as madurai.`,
  );
if (id === CLINIC_ID || TAKEN_NAMES.includes(id))
  commandLine.error(`"${id}" is a reserved name. Choose another, such as madurai.`);
if (existsSync(path)) commandLine.error(`${path} already exists. Choose another name, or edit that file.`);

const name = id.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
const template = readFileSync(new URL('new/branch.yaml', import.meta.url), 'utf8');
writeFileSync(path, template.replaceAll('$ID', id).replaceAll('$NAME', name));
console.log(`Wrote ${path}. Replace its samples with the real facts, then run: npm run build`);

/** `npm run new:branch -- madurai`: writes `branches/madurai.yaml` to start from. Never touches a file that exists. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CLINIC_ID, COMBINED, isFileName } from '../branches/model/cross-checks.ts';
import { newBranchFile } from '../branches/model/new-branch.ts';

const { values, positionals } = parseArgs({
  options: { branches: { type: 'string', default: 'branches' } },
  allowPositionals: true,
});
const [id = ''] = positionals;
const path = join(values.branches, `${id}.yaml`);

function refusal(): string | undefined {
  if (positionals.length !== 1) return 'Name the new branch: npm run new:branch -- madurai';
  if (!isFileName(id)) {
    return `"${id}" cannot be the name of a file. Expected small letters, digits and hyphens, such as madurai.`;
  }
  if (id === CLINIC_ID || id === COMBINED) return `"${id}" is a reserved name. Choose another, such as madurai.`;
  if (existsSync(path)) return `${path} exists already. Choose another name, or edit that file.`;
  return undefined;
}

const refused = refusal();
if (refused) {
  console.error(refused);
  process.exitCode = 1;
} else {
  writeFileSync(path, newBranchFile(id));
  console.log(`${path} is written. Put the real facts in place of the samples, then: npm run build`);
}

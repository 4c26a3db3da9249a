/** Part of `npm run check`: refuses imports that `scripts/check/imports.config.ts` does not allow. */
import { problemList } from '../diagnostics/inputErrors.ts';
import { findRefusedImports } from './check/refusedImports.ts';
import { command } from './cli/commandLine.ts';

command('scripts/checkImports.ts', 'Refuses imports that scripts/check/imports.config.ts does not allow.').parse();
const problems = findRefusedImports();
if (problems.length > 0) {
  console.error(problemList(problems, (count) => `${count} imports in the wrong direction:`));
  process.exitCode = 1;
}

/** Part of `npm run check`: refuses imports that `scripts/check/imports.config.ts` does not allow. */
import { readdirSync, readFileSync } from 'node:fs';
import { problemList } from '../diagnostics/inputErrors.ts';
import { refusedImports } from './check/refusedImports.ts';
import { command } from './cli/commandLine.ts';

command('scripts/checkImports.ts', 'Refuses imports that scripts/check/imports.config.ts does not allow.').parse();
const folders = readdirSync('.', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !/^(?:\.|node_modules$|dist)/.test(entry.name),
);
const files = folders.flatMap(({ name }) =>
  readdirSync(name, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(?:^|[\\/])node_modules[\\/]/.test(file))
    .map((file) => `${name}/${file.replaceAll('\\', '/')}`),
);
const problems = files.flatMap((file) => refusedImports(file, readFileSync(file, 'utf8')));
if (problems.length > 0) {
  console.error(problemList(problems, (count) => `${count} imports in the wrong direction:`));
  process.exitCode = 1;
}

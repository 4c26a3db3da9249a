/**
 * Builds the combined site of fifty branches in all languages, with the facts of `tests/fixtures/site` and the words of the project:
 * `node -r ./scripts/cli/withTypeScript.cjs tests/support/fiftySite.ts`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFiftyBranches } from '../fixtures/fiftyBranches.ts';
import { FIXTURE_FACTS } from '../fixtures/folders.ts';
import { FIXTURE_DAY } from './fixtureSite.ts';
import { runScript } from './runScript.ts';

const FACTS = '.cache/fifty-branches';

/** Where it is built: `<folder>/combined/index.html`. */
export const FIFTY_DIST = '.cache/fifty-site';

/** Its branch files. */
export const fiftyFiles = () =>
  withFiftyBranches(
    readdirSync(FIXTURE_FACTS).map((name) => ({
      path: `branches/${name}`,
      text: readFileSync(join(FIXTURE_FACTS, name), 'utf8'),
    })),
  );

function buildFiftySite(): void {
  rmSync(FACTS, { recursive: true, force: true });
  mkdirSync(FACTS, { recursive: true });
  for (const { path, text } of fiftyFiles()) writeFileSync(join(FACTS, basename(path)), text);
  const options = ['combined', '--preview', '--today', FIXTURE_DAY, '--branches', FACTS, '--out', FIFTY_DIST];
  const { status, stderr } = runScript('scripts/build.ts', options);
  if (status !== 0) throw new Error(`The site of fifty branches cannot be built.\n${stderr}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildFiftySite();

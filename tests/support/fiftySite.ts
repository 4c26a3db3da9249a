/**
 * Builds the combined site of fifty branches in all languages, with the facts of `tests/fixtures/site` and the project's own words,
 * whose Tamil is as long as patients read it. It is rebuilt only when its sources change:
 * `node -r ./scripts/cli/withTypeScript.cjs tests/support/fiftySite.ts`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../../branches/model/buildSite.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import { parseFiles } from '../../branches/model/files/parseFiles.ts';
import { fingerprint } from '../../scripts/build/bundle/bundleCache.ts';
import { withFiftyBranches } from '../fixtures/fiftyBranches.ts';
import { FIXTURE_FACTS } from '../fixtures/folders.ts';
import { FIXTURE_DAY, SOURCES } from './fixtureSite.ts';
import { runScript } from './runScript.ts';

const FACTS = '.cache/fifty-branches';
const DIST = '.cache/fifty-site';
const STAMP = join(FACTS, 'made-from');

/** Its root: `index.html` is in it. */
export const FIFTY_ROOT = join(DIST, COMBINED);

/** Its branch files. */
const files = withFiftyBranches(
  readdirSync(FIXTURE_FACTS).map((name) => ({
    path: `branches/${name}`,
    text: readFileSync(join(FIXTURE_FACTS, name), 'utf8'),
  })),
);

/** Its model. */
export const fifty = buildSite(COMBINED, parseFiles(files), FIXTURE_DAY);

function buildFiftySite(): void {
  const madeFrom = fingerprint([...SOURCES, 'locales', 'tests/fixtures'], readFileSync);
  if (existsSync(FIFTY_ROOT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === madeFrom) return;
  rmSync(FACTS, { recursive: true, force: true });
  mkdirSync(FACTS, { recursive: true });
  for (const { path, text } of files) writeFileSync(join(FACTS, basename(path)), text);
  const options = [COMBINED, '--preview', '--today', FIXTURE_DAY, '--branches', FACTS, '--out', DIST];
  const { status, stderr } = runScript('scripts/build.ts', options);
  if (status !== 0) throw new Error(`The site of fifty branches cannot be built.\n${stderr}`);
  writeFileSync(STAMP, madeFrom);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildFiftySite();

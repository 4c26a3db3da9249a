import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Says what a site was built from, to find out whether a change is online. No digest covers it, as it differs from build to build. */
export const VERSION_FILE = 'version.json';

/** @param outDir of a site */
export function writeVersion(outDir: string): void {
  const { GITHUB_SHA, COMMIT_REF, CF_PAGES_COMMIT_SHA } = process.env;
  const git = () => spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim();
  // A folder without Git knows no commit.
  const commit = GITHUB_SHA || COMMIT_REF || CF_PAGES_COMMIT_SHA || git() || undefined;
  writeFileSync(join(outDir, VERSION_FILE), `${JSON.stringify({ commit, time: new Date() })}\n`);
}

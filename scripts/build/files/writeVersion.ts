import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a site was built from, for whoever asks whether a change is online. No digest knows it: it differs from build to build. */
export const VERSION_FILE = 'version.json';

/** @returns the commit that this folder is at; undefined if nothing knows it */
function findCommit(): string | undefined {
  const { GITHUB_SHA, COMMIT_REF, CF_PAGES_COMMIT_SHA } = process.env;
  const known = GITHUB_SHA || COMMIT_REF || CF_PAGES_COMMIT_SHA;
  if (known) return known;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/** @param outDir of a site */
export function writeVersion(outDir: string): void {
  const version = { commit: findCommit(), time: new Date().toISOString() };
  writeFileSync(join(outDir, VERSION_FILE), `${JSON.stringify(version)}\n`);
}

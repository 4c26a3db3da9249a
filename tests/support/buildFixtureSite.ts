/** For Vitest, before the tests of built pages: the site of the fixtures is there. */
import { execFileSync } from 'node:child_process';

export default function setup(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/fixtureSite.ts', 'combined'], { stdio: 'inherit' });
}

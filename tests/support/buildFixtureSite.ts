/** Vitest’s global setup for tests of built pages: builds the fixture site. */
import { execFileSync } from 'node:child_process';

export default function setup(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/fixtureSite.ts', 'combined'], { stdio: 'inherit' });
}

/** Playwright’s global setup for the tests of the editor: makes the fixture project, which they copy. */
import { execFileSync } from 'node:child_process';
import { WITH_TYPESCRIPT } from './runScript.ts';

export default function setup(): void {
  execFileSync(process.execPath, [...WITH_TYPESCRIPT, 'tests/support/fixtureSite.ts'], { stdio: 'inherit' });
}

/** Playwright’s global setup. A process of its own, since the bundler needs Node.js as the commands start it. */
import { execFileSync } from 'node:child_process';
import { WITH_TYPESCRIPT } from '../../../support/runScript.ts';

export default function setup(): void {
  const command = [...WITH_TYPESCRIPT, 'tests/e2e/editor/support/makeShared.ts'];
  execFileSync(process.execPath, command, { stdio: 'inherit' });
}

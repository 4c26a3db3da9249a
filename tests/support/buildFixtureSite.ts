/** Vitest’s global setup for tests of built pages: builds the fixture site. */
import { execFileSync } from 'node:child_process';
import { WITH_TYPESCRIPT } from './runScript.ts';

export default function setup(): void {
  execFileSync(process.execPath, [...WITH_TYPESCRIPT, 'tests/support/fixtureSite.ts', 'combined'], {
    stdio: 'inherit',
  });
}

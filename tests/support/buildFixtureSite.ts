/** Vitest’s global setup for tests of built pages: builds the fixture site, and that of fifty branches. */
import { execFileSync } from 'node:child_process';
import { WITH_TYPESCRIPT } from './runScript.ts';

export default function setup(): void {
  for (const script of [['tests/support/fixtureSite.ts', 'combined'], ['tests/support/fiftySite.ts']]) {
    execFileSync(process.execPath, [...WITH_TYPESCRIPT, ...script], { stdio: 'inherit' });
  }
}

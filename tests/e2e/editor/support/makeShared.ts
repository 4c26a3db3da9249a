/** Playwright’s global setup: makes the project that the tests copy, and bundles the editor's pages. */
import { execFileSync } from 'node:child_process';
import { bundleApp } from '../../../../editor/server/bundleApp.ts';
import { openProgress } from '../../../../scripts/cli/progress.ts';
import { makeFixtureProject } from '../../../support/fixtureSite.ts';
import { WITH_TYPESCRIPT } from '../../../support/runScript.ts';
import { makeTemplate } from './clinicProject.ts';

/** In a process of its own, since the bundler needs Node.js as the commands start it. */
export default function setup(): void {
  execFileSync(process.execPath, [...WITH_TYPESCRIPT, import.meta.filename], { stdio: 'inherit' });
}

if (process.argv[1] === import.meta.filename) {
  makeFixtureProject();
  makeTemplate();
  await bundleApp(openProgress());
}

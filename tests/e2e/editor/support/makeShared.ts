/** Makes what the tests of the editor share: the project that they copy, and the bundled pages of the editor. */
import { bundleApp } from '../../../../editor/server/bundleApp.ts';
import { openProgress } from '../../../../scripts/cli/progress.ts';
import { makeFixtureProject } from '../../../support/fixtureSite.ts';
import { makeTemplate } from './clinicProject.ts';

makeFixtureProject();
makeTemplate();
await bundleApp(openProgress());

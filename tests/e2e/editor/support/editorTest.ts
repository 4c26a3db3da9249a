/** The base test of the editor: a clinic's project, and the editor open in a browser. */
import { test as base, expect } from '../../support/fixtures.ts';
import { type ClinicProject, makeClinicProject } from './clinicProject.ts';

export { expect };

export const test = base.extend<{ clinic: ClinicProject }>({
  clinic: async ({ page }, use) => {
    const clinic = makeClinicProject();
    await page.goto(await clinic.start());
    await use(clinic);
    // The editor ends before the browser does: a page that waits for it would complain.
    await page.goto('about:blank');
    await clinic.remove();
  },
});

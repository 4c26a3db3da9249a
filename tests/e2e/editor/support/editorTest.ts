/** The base test of the editor: a clinic's project, and the editor open in a browser. */
import { test as base, expect } from '../../support/fixtures.ts';
import { type ClinicProject, makeClinicProject } from './clinicProject.ts';

export { expect };

type Fixtures = {
  /** What is done to the project before the editor starts. In an object, as Playwright would call a function itself. */
  before: Readonly<{ prepare(clinic: ClinicProject): void }>;
  clinic: ClinicProject;
};

export const test = base.extend<Fixtures>({
  before: [{ prepare: () => undefined }, { option: true }],
  clinic: async ({ page, before }, use) => {
    const clinic = makeClinicProject();
    try {
      before.prepare(clinic);
      await page.goto(await clinic.start());
      await use(clinic);
      // The editor ends before the browser does: a page that waits for it would complain.
      await page.goto('about:blank');
    } finally {
      await clinic.remove();
    }
  },
});

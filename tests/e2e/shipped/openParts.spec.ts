/** Everything that opens or appears on a page is accessible in every language at every width. */
import type { Page } from '@playwright/test';
import { LANGUAGES, pathInLanguage } from '../../../locales/languages.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { NARROWEST } from '../support/checks/everyWidth.ts';
import { lostInForcedColors } from '../support/checks/forcedColors.ts';
import { CONSULTATION } from '../support/consultationForm.ts';
import { DESKTOP, expect, openPage, PHONE } from '../support/fixtures.ts';
import { sharedPageTest as test } from '../support/sharedPage.ts';
import { PREVIEW_PORT } from '../support/sites/sites.ts';
import { takeTurns } from '../support/takeTurns.ts';

const SIZES = [{ width: NARROWEST, height: 640 }, PHONE, DESKTOP];

type State = Readonly<{
  name: string;
  /** Selector of the part to check. */
  part: string;
  /** Enters the state; returns false if this width does not have it. */
  enter: (page: Page) => Promise<boolean>;
}>;

/** Clicks a control if it is visible. */
async function press(page: Page, selector: string): Promise<boolean> {
  const control = page.locator(selector);
  if (!(await control.isVisible())) return false;
  await control.click();
  return true;
}

const STATES: readonly State[] = [
  { name: 'the menu', part: 'header', enter: (page) => press(page, '[data-menu] summary') },
  {
    name: 'the branches to call',
    part: '[data-floating-contact]',
    enter: (page) => press(page, '[data-floating-contact] details:nth-of-type(1) summary'),
  },
  {
    name: 'the branches to write to',
    part: '[data-floating-contact]',
    enter: (page) => press(page, '[data-floating-contact] details:nth-of-type(2) summary'),
  },
  {
    name: 'an answer',
    part: 'main details[open]',
    enter: (page) => press(page, 'main details:not([open]):nth-child(1) summary >> nth=-1'),
  },
  {
    name: 'a notice',
    part: '[data-toasts]',
    enter: async (page) => {
      await press(page, 'footer ul button >> nth=0');
      // It stays open until the pointer leaves it.
      await page.locator('[data-toast]').hover();
      return true;
    },
  },
  { name: 'a form submitted empty', part: 'main form', enter: (page) => press(page, 'main form button') },
];

test.use({ reducedMotion: 'reduce' });

for (const [i, language] of LANGUAGES.entries()) {
  test(`in ${language.nativeName}, what opens has no accessibility violation at any width`, async ({ page }) => {
    test.slow();
    for (const [j, { name, part, enter }] of STATES.entries()) {
      await test.step(name, async () => {
        await openPage(page, `http://localhost:${PREVIEW_PORT}${pathInLanguage(CONSULTATION, language)}`);
        const seen: number[] = [];
        for (const size of SIZES) {
          await page.setViewportSize(size);
          if (!(await enter(page))) continue;
          seen.push(size.width);
          const where = `${name} at ${size.width} px`;
          if (takeTurns(SIZES, i + j).includes(size))
            expect.soft(await axeViolations(page, { within: part }), where).toEqual([]);
          expect.soft(await lostInForcedColors(page), `${where}, forced colours`).toEqual([]);
          await page.emulateMedia({ forcedColors: 'none' });
          await page.keyboard.press('Escape');
        }
        expect(seen).not.toEqual([]);
      });
    }
  });
}

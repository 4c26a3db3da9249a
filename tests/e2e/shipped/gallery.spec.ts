/** Accessibility and layout of every shared component, using the gallery examples on the dev server. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerOnPage } from '../support/answerOnPage.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { DESKTOP, expect, PHONE } from '../support/fixtures.ts';
import { sharedPageTest } from '../support/sharedPage.ts';
import { GALLERY_PORT } from '../support/sites/sites.ts';
import { takeTurns } from '../support/takeTurns.ts';

const ORIGIN = `http://localhost:${GALLERY_PORT}`;

const FILES = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.examples.tsx'),
);
const componentsIn = (file: string) =>
  Array.from(
    readFileSync(join('components', file), 'utf8').matchAll(/^ {2}([A-Z]\w+): \{$/gm),
    ([, name = '']) => name,
  );

const components = FILES.flatMap(componentsIn);

/** Components that the pages show in their usual state. */
const ON_PAGES = FILES.filter((name) => /^(?:site|services|offers|branches|shell)\b/.test(name)).flatMap(componentsIn);

/** Rules about whole pages do not apply to an example. */
const ABOUT_PAGES = ['region', 'page-has-heading-one', 'heading-order', 'landmark-unique', 'skip-link'];

/** Every picture is replaced with one pixel: encoding them takes longer than the tests. */
const PIXEL = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** The example of a payment provider that does not answer. */
const EXPECTED_NOISE = /net::ERR_FAILED/;

sharedPageTest.use({
  reducedMotion: 'reduce',
  viewport: PHONE,
  expectedNoise: EXPECTED_NOISE,
  answers: {
    name: 'gallery',
    async answer(page) {
      await answerOnPage(page, '*/media/*', () => ({ type: 'image/webp', body: PIXEL }));
      await answerOnPage(page, 'https://*', () => undefined);
    },
  },
});

/** Some components have seven examples. */
sharedPageTest.describe.configure({ timeout: 90_000 });

for (const [place, component] of components.entries()) {
  sharedPageTest(`${component} passes axe and fits a phone and a desktop`, async ({ page }) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED_NOISE.test(message.text())) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));

    for (const path of takeTurns(await examplesOf(page, component), place)) {
      await page.setViewportSize(PHONE);
      await page.goto(ORIGIN + path);
      await expect(page.locator('html[data-done]')).toBeAttached();
      await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
      expect.soft(noise.splice(0), path).toEqual([]);
      // Longer words and other numbers of branches cause no other violations.
      // The link to the content covers others while it has the focus.
      const without = /skip-link/.test(path) ? [...ABOUT_PAGES, 'target-size'] : ABOUT_PAGES;
      if (!/longest|branch/.test(path)) expect.soft(await axeViolations(page, { without }), path).toEqual([]);
      expect.soft(await excessWidth(page), `${path} on a phone`).toBeLessThanOrEqual(0);
      await page.setViewportSize(DESKTOP);
      expect.soft(await excessWidth(page), `${path} on a desktop`).toBeLessThanOrEqual(0);
    }
  });
}

async function examplesOf(page: Page, component: string): Promise<string[]> {
  const response = await page.request.get(`${ORIGIN}/_gallery/${component}`);
  const paths = Array.from((await response.text()).matchAll(/<iframe src="([^"]+)"/g), ([, path = '']) => path);
  expect(paths.length, `Examples of ${component}`).toBeGreaterThan(0);
  const all = [...new Set(paths)];
  // The tests of every page cover the usual state of site components, in Tamil too.
  return ON_PAGES.includes(component) ? all.filter((path) => !/\/(?:usual|longest[^/]*)$/.test(path)) : all;
}

/** Returns how many pixels the page scrolls sideways. */
function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

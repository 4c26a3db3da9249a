/** What holds beyond single pages and states: the sites of single branches, less motion, the language of every part. */
import type { Page } from '@playwright/test';
import { NodeType, parse } from 'node-html-parser';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { PREVIEW_PORT } from '../../../playwright.config.ts';
import { byTurns } from '../support/byTurns.ts';
import { NARROWEST, violationsAt } from '../support/everyWidth.ts';
import { answerOutside, DESKTOP, expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { openAnswers } from '../support/openAnswers.ts';
import { branchSites, paths } from '../support/shippedSite.ts';

/** A page of a branch's own site differs from the same page of all branches in a few places: every sixth is looked at. */
const ROUNDS = 6;

for (const [turn, { variant, origin, paths: ownPaths }] of branchSites.entries()) {
  test.describe(`the site of ${variant} alone`, () => {
    test.use({ reducedMotion: 'reduce' } as object);

    for (const [place, path] of ownPaths.entries()) {
      if (byTurns([path], place + turn, ROUNDS).length === 0) continue;
      test(`${path} has no accessibility violation at any width`, async ({ page }) => {
        await answerOutside(page);
        await openPage(page, origin + path);
        await openAnswers(page);
        for (const width of [NARROWEST, PHONE.width, DESKTOP.width]) {
          expect.soft(await violationsAt(page, width)).toEqual([]);
        }
      });
    }
  });
}

/** A change of colour is no movement; what lasts no longer is not seen as one. */
const BLINK = 50;

/** What moves on the page, a line for each. */
const movements = (page: Page) =>
  page.evaluate((BLINK) => {
    const moving = document.getAnimations().filter((animation) => {
      const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
      const properties = frames.flatMap((frame) => Object.keys(frame));
      const moves = properties.some((name) =>
        /^(?:translate|rotate|scale|transform|top|left|width|height)$/.test(name),
      );
      return moves && Number(animation.effect?.getComputedTiming().duration) > BLINK;
    });
    return moving.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : ''));
  }, BLINK);

test.describe('for a reader who wants less motion', () => {
  test.use({ reducedMotion: 'reduce', viewport: PHONE } as object);

  test('nothing falls over the offers, and the page jumps where a link leads', async ({ page }) => {
    await openPage(page, '/offers');
    expect(await movements(page)).toEqual([]);
    await expect(page.locator('[data-confetti]')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });

  test('the menu, the contact bar and an answer are there at once', async ({ page }) => {
    await openPage(page, '/contact');
    for (const control of ['[data-menu]', '[data-floating-contact] details', 'main details']) {
      await page.locator(`${control} > summary`).first().click();
      expect(await movements(page), control).toEqual([]);
    }
  });
});

test('who has not asked for less sees them move', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/contact');
  await page.locator('main details > summary').first().click();
  expect(await movements(page)).not.toEqual([]);
});

/** Attributes that are read out or shown. */
const SAID = ['alt', 'aria-label', 'aria-valuetext', 'title', 'placeholder', 'data-notice', 'data-notice-title'];

test('words of other scripts on English pages are marked with their language', async ({ request }) => {
  const unmarked: string[] = [];
  let marked = 0;
  for (const path of paths) {
    const body = parse(await (await request.get(`http://localhost:${PREVIEW_PORT}${path}`)).text()).querySelector(
      'body',
    );
    for (const part of body?.querySelectorAll(':not(script)') ?? []) {
      const texts = part.childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE).map(({ text }) => text);
      const said = [...texts, ...SAID.map((name) => part.getAttribute(name) ?? '')].join(' ');
      if (!/(?!\p{Script=Latin})\p{L}/u.test(said)) continue;
      if (part.closest('[lang]')?.getAttribute('lang') !== SOURCE_LANGUAGE.code) marked += 1;
      else unmarked.push(`${path}: ${said.slice(0, 80)}`);
    }
  }
  expect(unmarked).toEqual([]);
  // Each page names itself in the other languages.
  expect(marked).toBeGreaterThanOrEqual(paths.length);
});

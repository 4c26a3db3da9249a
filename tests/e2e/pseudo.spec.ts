/** The layout with texts as long and as tall as Tamil: every page in the pseudo-language (locales/model/pseudo.ts). */
import type { Page } from '@playwright/test';
import { PSEUDO_LANGUAGE, pathInLanguage } from '../../locales/languages.ts';
import { PSEUDO_PORT } from '../../playwright.config.ts';
import { answerOutside, expect, openPage, paths, site, test } from './fixtures.ts';

const PATHS = [...paths, '/404'];
const WIDTHS = [320, 390, 1280];
const BASE = `http://localhost:${PSEUDO_PORT}`;

/** Line height of several lines: Tamil glyphs reach from 0.85 above the line to 0.33 below. */
const LEAST_LEADING = 1.2;

/** People's names stay as they are, and their initials. */
const NAMES = [...site.clinic.team, ...site.clinic.testimonials, ...site.clinic.reviews].map(({ name }) => name);
const INITIALS = /^\p{Lu}{2}$/u;

/** What may stand outside brackets: the names of other services, the currency, e-mail addresses, hours. */
const KEPT = /WhatsApp|Google|Maps|Instagram|\bRs\b|[^\s@]+@[^\s@]+|\b\d+:\d\d [AP]M\b/gu;

/** All that is wrong with the layout of the page as it is open, a line for each. */
async function defects(page: Page): Promise<string[]> {
  return page.evaluate((LEAST_LEADING) => {
    const found = new Set<string>();
    const nameOf = (element: Element) => {
      const place = element.closest('header, footer, aside, section, article, main');
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50);
      return `${place?.tagName.toLowerCase()} ${element.tagName.toLowerCase()} "${text}"`;
    };

    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) {
      const isOut = (element: Element) =>
        element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1;
      const out = [...document.querySelectorAll('body *')]
        .filter(isOut)
        .filter((each) => ![...each.children].some(isOut));
      found.add(`the page scrolls sideways by ${sideways} px: ${out.slice(0, 3).map(nameOf).join(', ')}`);
    }

    /** What an element does to the texts inside it. */
    type Frame = Readonly<{
      box: DOMRect;
      cutsX: boolean;
      cutsY: boolean;
      scrolls: boolean;
      unseen: boolean;
      layer: boolean;
    }>;
    const frames = new Map<Element, Frame>();
    const frameOf = (element: Element): Frame => {
      const known = frames.get(element);
      if (known) return known;
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const frame = {
        box,
        cutsX: cuts(overflowX),
        cutsY: cuts(overflowY),
        scrolls: overflowX === 'auto' || overflowX === 'scroll',
        // For screen readers only.
        unseen: clipPath.startsWith('inset(50%') || (cuts(overflowX) && box.width <= 1),
        layer: position === 'fixed' || position === 'sticky',
      };
      frames.set(element, frame);
      return frame;
    };

    type Line = Readonly<{ parent: Element; layer: Element; box: DOMRect }>;
    const lines: Line[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const around: Element[] = [];
      for (let element: Element = parent; element !== document.body; element = element.parentElement ?? document.body) {
        around.push(element);
      }
      if (around.some((element) => frameOf(element).unseen)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const layer = around.find((element) => frameOf(element).layer) ?? document.body;
      for (const box of boxes) lines.push({ parent, layer, box });

      const { lineHeight, fontSize } = getComputedStyle(parent);
      const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      if (new Set(boxes.map(({ top }) => top)).size > 1 && leading < LEAST_LEADING) {
        found.add(`lines are ${leading.toFixed(2)} apart and touch: ${nameOf(parent)}`);
      }

      const scroller = around.findIndex((element) => frameOf(element).scrolls);
      for (const element of scroller < 0 ? around : around.slice(0, scroller)) {
        const { box: frame, cutsX, cutsY } = frameOf(element);
        const isOut = ({ left, right, top, bottom }: DOMRect) =>
          (cutsX && (left < frame.left - 1 || right > frame.right + 1)) ||
          (cutsY && (top < frame.top - 3 || bottom > frame.bottom + 3));
        if (boxes.some(isOut)) found.add(`text is cut off: ${nameOf(parent)} by ${nameOf(element)}`);
      }
      if (scroller < 0 && boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)) {
        found.add(`text leaves the screen: ${nameOf(parent)}`);
      }
    }

    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [i, one] of lines.entries()) {
      for (let j = i + 1; j < lines.length; j += 1) {
        const other = lines[j];
        if (!other || other.box.top > one.box.bottom) break;
        if (one.layer !== other.layer || one.parent === other.parent) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (wide > 2 && high > Math.min(one.box.height, other.box.height) / 2) {
          found.add(`texts lie on each other: ${nameOf(one.parent)} and ${nameOf(other.parent)}`);
        }
      }
    }

    for (const [element, { cutsX, unseen }] of frames) {
      if (cutsX && !unseen && element.scrollWidth > element.clientWidth) {
        found.add(`text is wider than what shows it: ${nameOf(element)}`);
      }
    }
    return [...found];
  }, LEAST_LEADING);
}

/** The texts that a reader meets outside brackets, and attributes that are read out without them. */
async function untranslated(page: Page): Promise<string[]> {
  const { texts, attributes, open } = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** What an element says outside brackets: an address may be in several pieces. */
    const outside = new Map<Element, string>();
    let depth = 0;
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parent.tagName)) continue;
      for (const letter of node.textContent ?? '') {
        if (letter === '[') depth += 1;
        if (depth === 0) outside.set(parent, (outside.get(parent) ?? '') + letter);
        if (letter === ']') depth -= 1;
      }
    }
    const seen = [...outside].filter(([parent]) => parent.checkVisibility({ visibilityProperty: true }));
    const texts = seen.map(([, text]) => text.trim());
    const named = ['alt', 'aria-label', 'title', 'placeholder'] as const;
    const attributes = named.flatMap((name) =>
      [...document.querySelectorAll(`body [${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    return { texts, attributes, open: depth };
  });
  const isEnglish = (text: string) =>
    !NAMES.includes(text) && !INITIALS.test(text) && /\p{L}/u.test(text.replace(KEPT, ''));
  return [
    ...texts.filter(isEnglish),
    ...attributes.filter((text) => isEnglish(text) && !/^\[.*\]$/s.test(text)),
    ...(open === 0 ? [] : [`${open} brackets are not closed`]),
  ];
}

/** Opens the answers, so that they are measured too. */
async function openAnswers(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
}

test.describe('in words as long and tall as Tamil', () => {
  test.use({ reducedMotion: 'reduce' } as object);

  for (const path of PATHS) {
    test(`${path} shows every text whole, in brackets, at every width`, async ({ page }) => {
      await answerOutside(page);
      await openPage(page, BASE + pathInLanguage(path, PSEUDO_LANGUAGE));
      await openAnswers(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await defects(page), `${width} px`).toEqual([]);
      }
      expect.soft(await untranslated(page)).toEqual([]);
    });
  }

  test('its pages are for reviewers alone, and lead to none but pages like them', async ({ request }) => {
    for (const path of PATHS) {
      const html = await (await request.get(BASE + pathInLanguage(path, PSEUDO_LANGUAGE))).text();
      expect(html, path).toContain('<html lang="en-XA"');
      expect(html, path).toContain('<meta name="robots" content="noindex">');
      expect(html, path).not.toMatch(/rel="(?:canonical|alternate)"| lang="en"/);
      const links = Array.from(html.matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, href = '']) => href);
      expect(links.length, path).toBeGreaterThan(10);
      expect(links.filter((href) => !/^\/en-XA(?:[/#]|$)|\.vcf$/.test(href))).toEqual([]);
    }
  });

  for (const [name, selector] of [
    ['menu', '[data-menu]'],
    ['contact control', '[data-floating-contact]'],
  ] as const) {
    test(`the ${name} shows every text whole, in brackets, when it is open`, async ({ page }) => {
      await openPage(page, BASE + pathInLanguage('/contact', PSEUDO_LANGUAGE));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const before = await defects(page);
        for (const summary of await page.locator(selector).locator('summary').all()) {
          if (!(await summary.isVisible())) continue;
          await summary.click();
          const opened = (await defects(page)).filter((defect) => !before.includes(defect));
          expect.soft(opened, `${width} px`).toEqual([]);
          expect.soft(await untranslated(page), `${width} px`).toEqual([]);
          await page.keyboard.press('Escape');
        }
      }
    });
  }

  test('the pages that everyone sees do not know of it', async ({ request }) => {
    const sitemap = await (await request.get(`${BASE}/sitemap.xml`)).text();
    expect(sitemap).toContain('/about');
    expect(sitemap).not.toContain('en-XA');
    for (const path of paths) {
      expect(await (await request.get(BASE + path)).text(), path).not.toMatch(/href="[^"]*en-XA|hreflang/);
    }
  });
});

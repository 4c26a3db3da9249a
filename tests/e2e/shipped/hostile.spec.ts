/** The site with hostile texts in its words and branch files (hostileSite.ts): every text must stay plain text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadFiles } from '../../../branches/model/files/loadFiles.ts';
import { LANGUAGES, pathInLanguage } from '../../../locales/languages.ts';
import { ALLOWED_TAGS } from '../../../locales/model/check/markup.ts';
import { EARLY_ACTIONS } from '../../../renderer/document/inlineScripts.ts';
import { plainText } from '../../support/plainText.ts';
import { answerOutsideOnPage } from '../support/answerOnPage.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { HOSTILE_ROOT, NEVER_AN_ELEMENT } from '../support/sites/hostileSite.ts';
import { paths, site } from '../support/sites/shippedSite.ts';
import { HOSTILE_PORT } from '../support/sites/sites.ts';

const BASE = `http://localhost:${HOSTILE_PORT}`;
const PATHS = [...paths, '/offline', '/404'];
const PAGES_PER_TEST = 7;

const provider = new URL(site.clinic.payment.script);

/** The allowed element names: those of the ordinary built site, and those in the words files. */
const ELEMENTS = new Set([
  ...ALLOWED_TAGS,
  ...PATHS.flatMap((path) => {
    const html = readFileSync(join('dist/combined', path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    return Array.from(html.matchAll(/<([a-z][\w-]*)/gi), ([, tag = '']) => tag.toLowerCase());
  }),
]);

/** Lists everything on the current page that runs, loads, sends or links where it must not, one per line. */
async function dangers(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ known, provider, never, own }) => {
      const found: string[] = [];
      const isOwn = ({ origin }: URL) => origin === location.origin;
      const isJson = (text: string) => {
        try {
          return typeof JSON.parse(text) === 'object';
        } catch {
          return false;
        }
      };
      const templates = [...document.querySelectorAll('template')].map(({ content }) => content);
      for (const element of [document, ...templates].flatMap((root) => [...root.querySelectorAll('*')])) {
        const tag = element.localName;
        const shown = (element.cloneNode() as Element).outerHTML.slice(0, 200);
        const report = (what: string) => found.push(`${what}: ${shown}`);
        if (!known.includes(tag)) report('an element that the site has nowhere');
        if (tag === never.tag && element.textContent === never.text) report('a text that has become markup');
        if (['iframe', 'frame', 'object', 'embed', 'base', 'applet'].includes(tag)) report('an element that loads');
        if (tag === 'meta' && !/^(?:|content-security-policy)$/i.test(element.getAttribute('http-equiv') ?? '')) {
          report('a meta element that acts');
        }
        if (element instanceof HTMLScriptElement) {
          if (element.type === 'application/ld+json') {
            if (!isJson(element.text)) report('facts for machines that are cut off');
          } else if (element.type !== 'speculationrules' && !element.hasAttribute('src') && element.text !== own)
            report('a script in the page');
        }
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on')) report('an attribute that runs code');
          if (['formaction', 'ping', 'srcdoc', 'background', 'poster', 'xlink:href'].includes(name)) {
            report('an attribute that the site has nowhere');
          }
          if (!['href', 'src', 'action', 'data', 'srcset'].includes(name)) continue;
          for (const address of name === 'srcset' ? value.split(/,\s+/) : [value]) {
            if (!URL.canParse(address, location.href)) {
              report('an address that is none');
              continue;
            }
            const url = new URL(address, location.href);
            const isLink = tag === 'a' && ['https:', 'tel:', 'mailto:'].includes(url.protocol);
            const isPayment = tag === 'script' && url.href === provider;
            const isAddress = tag === 'link' && ['canonical', 'alternate'].includes(element.getAttribute('rel') ?? '');
            if (!isOwn(url) && !isLink && !isPayment && !isAddress) report('an address elsewhere');
          }
        }
      }
      if (document.querySelectorAll('title').length !== 1 || document.title.trim() === '') found.push('no title');
      return found;
    },
    { known: [...ELEMENTS], provider: provider.href, never: NEVER_AN_ELEMENT, own: EARLY_ACTIONS },
  );
}

/** Opens everything hidden on a page: answers, menus, notices, islands, lazy content. */
async function openAll(page: Page): Promise<void> {
  for (const late of await page.locator('[data-island], [data-open-status]').all()) await late.scrollIntoViewIfNeeded();
  for (const line of await page.locator('[data-open-status]').all()) await expect(line).not.toBeEmpty();
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('data-dismiss');
      details.open = true;
    }
    for (const button of document.querySelectorAll<HTMLElement>('button[data-notice]')) button.click();
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await expect(page.locator('[data-toast]').first()).toBeAttached();
}

/** Collapses whitespace as a browser does when it compares texts, without the characters that keep figures on one line. */
const spaced = (text: string) => plainText(text).replace(/\s+/g, ' ').trim();

// The pages’ policy would block most of it, so it is off here: the texts must be harmless by themselves.
test.use({ bypassCSP: true, reducedMotion: 'reduce' });

for (const language of LANGUAGES) {
  const addresses = PATHS.map((path) => pathInLanguage(path, language));
  for (let first = 0; first < addresses.length; first += PAGES_PER_TEST) {
    const group = addresses.slice(first, first + PAGES_PER_TEST);

    test(`hostile texts run, load and add nothing on ${group.join(' ')}`, async ({ page }) => {
      const runs: string[] = [];
      const outside = new Set<string>();
      await page.exposeFunction('pwned', () => runs.push('pwned()'));
      await answerOutsideOnPage(page);
      page.on('request', (request) => {
        const { hostname } = new URL(request.url());
        if (!['localhost', provider.hostname].includes(hostname)) outside.add(request.url());
      });
      for (const address of group) {
        await openPage(page, BASE + address);
        await openAll(page);
        expect.soft(await dangers(page), address).toEqual([]);
        expect.soft(runs, `${address} runs no text`).toEqual([]);
        expect.soft([...outside], `${address} asks no one`).toEqual([]);
        const shown = await page.evaluate(() => document.body.innerText.match(/pwned|evil\.example/g)?.length ?? 0);
        expect.soft(shown, `${address} shows hostile texts`).toBeGreaterThan(50);
        expect.soft(new URL(page.url()).pathname, 'The page stays where it is').toBe(address);
      }
    });
  }
}

test('every hostile text about a dentist appears on the page character by character', async ({ page }) => {
  const { clinic } = loadFiles(join(HOSTILE_ROOT, 'branches'));
  await openPage(page, `${BASE}/about`);
  const shown = spaced(await page.locator('main').evaluate((main) => main.textContent));
  // A document cannot contain NUL.
  const asShown = (text: string) => spaced(text.replaceAll('\0', ''));
  for (const { name, title, education, description } of clinic.team) {
    for (const text of [name.en, title.en, education.en, description.en]) expect(shown).toContain(asShown(text));
  }
  expect(await page.title()).toContain(asShown(clinic.name.en));
});

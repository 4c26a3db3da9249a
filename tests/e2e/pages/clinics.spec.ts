/** The nearest of many clinics is found without asking anybody, and the one that is chosen stands on every page of the device. */
import type { Page } from '@playwright/test';
import { formatPhone } from '../../../branches/model/phone.ts';
import { keepTogether } from '../../../site/language/keepTogether.ts';
import { FIFTY_ROOT, fifty } from '../../support/fiftySite.ts';
import { CONSULTATION } from '../support/consultationForm.ts';
import { answerOutside, expect, openPage, test } from '../support/fixtures.ts';
import { openAndKeep } from '../support/keptPages.ts';
import { type FaultyServer, startFaultyServer } from '../support/sites/faultyServer.ts';

const { branches } = fifty;
function branch(id: string) {
  const found = branches.find((each) => each.id === id);
  if (!found) throw new Error(`There is no branch ${id}.`);
  return found;
}

const SCRIPT = /GET \/assets\/(?:clinic|finder)/;

let server: FaultyServer;
test.beforeEach(async ({ page }) => {
  server = await startFaultyServer(FIFTY_ROOT);
  await answerOutside(page);
});
test.afterEach(() => server.close());

const open = (page: Page, path: string) => openPage(page, server.origin + path);
const field = (page: Page) => page.locator('#finder');
const sorted = (page: Page) => page.locator('[data-nearest] > li > a');
const district = (page: Page) => page.locator('main h3', { hasText: 'Chennai' });
const said = (page: Page) => page.locator('main [role=status]');
const entry = (page: Page, id: string) => page.locator(`main li:has([data-clinic-choice="${id}"])`);

/** Types as a reader does, and waits for the answer. */
async function find(page: Page, typed: string, answer: string | RegExp) {
  await field(page).fill('');
  await field(page).pressSequentially(typed);
  await expect(said(page)).toHaveText(answer);
}

async function choose(page: Page, id: string) {
  await entry(page, id).getByRole('button').click();
  await expect(entry(page, id).getByRole('button', { name: /Forget/ })).toBeFocused();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('clinic'))).toContain('revision');
}

/** That a page speaks of a clinic wherever it speaks of one, and of no other. */
async function expectShown(page: Page, id: string, language: 'en' | 'ta' = 'en') {
  const { name, phone, whatsapp = '' } = branch(id);
  const others = branches.filter((each) => each.id !== id);
  const places = page.locator('body [data-clinic]');
  await expect(page.locator('aside a[href^="tel:"]')).toHaveAttribute('href', `tel:${phone}`);
  const html = (
    await places.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.replace(/<noscript.*?<\/noscript>/g, '')))
  ).join('\n');
  expect(html).toContain(`wa.me/${whatsapp.slice(1)}`);
  for (const text of [name[language], keepTogether(formatPhone(phone)).replaceAll('\u00a0', '&nbsp;')])
    expect(html).toContain(text);
  for (const other of others) {
    expect(html, other.id).not.toContain(other.phone.slice(1));
    expect(html, other.id).not.toContain(`${other.booking.slug}"`);
  }
}

test('sorts by PIN code, area and misspelt name, from the keyboard, and tells so; nothing is asked for', async ({
  page,
}) => {
  await open(page, '/clinics');
  expect(server.asked.filter((each) => SCRIPT.test(each))).toEqual([]);
  await page.keyboard.press('Tab');
  while (!(await field(page).evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab');
  await expect(field(page)).toHaveAttribute('data-finder', '');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.type('627105');
  await expect(said(page)).toHaveText(/^Nearest to 627105: Kavalkinaru, /);
  await expect(sorted(page)).toHaveCount(branches.length);
  await expect(district(page)).toBeHidden();
  await find(page, '600082', /^Nearest to 600082: Chennai, /);
  await find(page, 'ஊட்டி', /^Nearest to ஊட்டி: Udhagamandalam, /);
  await find(page, 'Trinelveli', /^Nearest to Tirunelveli: Tirunelveli, /);
  await expect(sorted(page).first()).toHaveText('Tirunelveli');
  await find(page, 'Timbuktu', /do not know this place/);
  await expect(district(page)).toBeVisible();
  await find(page, '560001', /do not know this PIN code/);
  await expect(field(page)).toBeFocused();
  await field(page).fill('');
  await expect(district(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test('the chosen clinic stands on every page, in each language, until it is forgotten', async ({ page }) => {
  await open(page, '/');
  await expectShown(page, 'chennai');
  expect(server.asked.filter((each) => SCRIPT.test(each))).toEqual([]);
  await open(page, '/clinics');
  await choose(page, 'salem');
  for (const path of ['/', '/contact', '/services/dental-implants', '/bill-payment']) {
    await open(page, path);
    await expectShown(page, 'salem');
  }
  await open(page, '/ta');
  await expectShown(page, 'salem', 'ta');
  await open(page, '/clinics/erode');
  await expect(page.locator('aside a[href^="tel:"]')).toHaveAttribute('href', `tel:${branch('erode').phone}`);
  await page.goBack();
  await expectShown(page, 'salem', 'ta');
  await open(page, '/clinics');
  await entry(page, 'salem').getByRole('button').click();
  await expect(entry(page, 'salem').getByRole('button', { name: /^Choose/ })).toBeFocused();
  await expectShown(page, 'chennai');
  await open(page, '/contact');
  await expectShown(page, 'chennai');
});

test('the consultation form writes to the chosen clinic', async ({ page }) => {
  await open(page, '/clinics');
  await choose(page, 'madurai');
  await open(page, CONSULTATION);
  await expectShown(page, 'madurai');
  for (const input of await page.locator('form :is(input, textarea)[required]').all()) await input.fill('Sample');
  const chat = page.waitForEvent('popup');
  await page.locator('main form [type=submit]').click();
  expect((await chat).url()).toContain(`wa.me/${branch('madurai').whatsapp?.slice(1)}?`);
});

test.describe(() => {
  // The browser tells of the page that is gone.
  test.use({ expectedNoise: /status of 404/ });

  test('a number that has changed is never shown again, and a clinic that is gone is forgotten', async ({ page }) => {
    await open(page, '/clinics');
    await choose(page, 'salem');
    const NEW = '+910000000199';
    const deploy = (revision: string, isGone = false) =>
      server.change(({ headers: { etag: _etag, ...headers }, body, status }, path) => {
        if (!String(headers['content-type']).startsWith('text/html')) return { headers, body, status };
        const html = body.toString().replace(/(data-revision=")\w+/, `$1${revision}`);
        const renumbered = html.replaceAll(branch('salem').phone, NEW);
        return { headers, body: Buffer.from(renumbered), status: isGone && path === '/clinics/salem' ? 404 : status };
      });
    const call = page.locator('aside a[href^="tel:"]');
    deploy('next');
    server.asked.length = 0;
    for (const path of ['/about', '/contact']) {
      await open(page, path);
      await expect(call).toHaveAttribute('href', `tel:${NEW}`);
    }
    expect(server.asked.filter((each) => each === 'GET /clinics/salem')).toHaveLength(1);
    deploy('last', true);
    await open(page, '/about');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('clinic'))).toBeNull();
    await expectShown(page, 'chennai');
  });
});

test('a chat has its own number, and stays with the primary clinic where the chosen one has none', async ({ page }) => {
  await open(page, '/clinics');
  await choose(page, 'salem');
  const [chat, name] = [page.locator('aside a[href*="wa.me"]'), page.locator('aside a[href*="wa.me"] [aria-hidden]')];
  for (const [own, shown, number] of [
    ['+91 00000 00777', 'Salem', '910000000777'],
    [undefined, 'Chennai', branch('chennai').whatsapp?.slice(1)],
  ] as const) {
    await page.evaluate(
      ([text, digits]) => {
        const kept = JSON.parse(localStorage.getItem('clinic') ?? '');
        kept.facts[1].chat = text;
        kept.facts[1].links[1] = text ? `https://wa.me/${digits}` : '';
        localStorage.setItem('clinic', JSON.stringify(kept));
      },
      [own, number] as const,
    );
    await open(page, '/about');
    await expect(page.locator('aside a[href^="tel:"]')).toHaveAttribute('href', `tel:${branch('salem').phone}`);
    await expect(name).toHaveText(shown);
    await expect(chat).toHaveAttribute('href', `https://wa.me/${number}`);
    if (own) await expect(chat).toContainText(own);
  }
});

test('a page that the browser has translated is loaded anew for the clinic that was chosen', async ({ page }) => {
  await open(page, '/clinics');
  await page.evaluate(() => {
    for (const name of document.querySelectorAll('body [data-clinic] *'))
      for (const node of name.childNodes)
        if (node instanceof Text && node.data.trim()) {
          const font = document.createElement('font');
          font.textContent = 'translated';
          node.replaceWith(font);
        }
  });
  await entry(page, 'salem')
    .getByRole('button', { name: /^Choose/ })
    .click();
  await expect(page.locator('body font')).toHaveCount(0);
  await expectShown(page, 'salem');
});

test('a choice in one tab reaches the others', async ({ page, context }) => {
  await open(page, '/about');
  const other = await context.newPage();
  await open(other, '/clinics');
  await choose(other, 'theni');
  await expectShown(page, 'theni');
  await entry(other, 'theni').getByRole('button').click();
  await expectShown(page, 'chennai');
});

test('where nothing can be stored, the choice counts for the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('Blocked');
      },
    }),
  );
  await open(page, '/clinics');
  await find(page, 'salem', /^Nearest to salem: Salem, /);
  await entry(page, 'salem').getByRole('button').click();
  await expectShown(page, 'salem');
  await open(page, '/about');
  await expectShown(page, 'chennai');
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedNoise: /Failed to load resource|net::ERR/ });

  test('the field works once it was used', async ({ page }) => {
    await page.context().unrouteAll();
    await openAndKeep(page, `${server.origin}/clinics`);
    await find(page, '6271', /: Kavalkinaru, /);
    server.suffer('down');
    await page.reload();
    await find(page, 'கோவை', /: Coimbatore, /);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, and no field', async ({ page }) => {
    await page.goto(`${server.origin}/clinics`);
    await expect(page.locator('main li a[href^="/clinics/"]')).toHaveCount(branches.length);
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Choose/ })).toHaveCount(0);
  });
});

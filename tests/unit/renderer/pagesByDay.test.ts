/** What pages say on a given day: each is rendered as a build on that day does. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { writeConfiguration } from '../../fixtures/configurations.ts';
import { FIXTURE_FACTS } from '../../fixtures/folders.ts';
import { plainText } from '../../support/plainText.ts';
import { loadFixtureSite } from '../../support/renderFixturePage.ts';
import { renderIn, siteIn } from '../../support/renderIn.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder({}, afterAll);

/** Renders a page of the combined site. */
async function pageOn(today: string, path: string, branches = FIXTURE_FACTS): Promise<HTMLElement> {
  const loaded = await loadFixtureSite(today, branches);
  const document = parse(renderIn({ ...loaded, site: siteIn(loaded) })(path).html);
  for (const hidden of document.querySelectorAll('main [hidden]')) hidden.remove();
  return document;
}

const textOf = (element: HTMLElement) => plainText(element.textContent);

const branches = join(folder, 'holiday');
cpSync(FIXTURE_FACTS, branches, { recursive: true });
const file = join(branches, 'chennai.yaml');
const exceptions = [
  'exceptions:',
  '  - { day: 2027-01-15, hours: closed, note: { en: Pongal } }',
  '  - { day: 2027-01-16, hours: [10:30-13:30] }',
  '  - { day: 2026-11-01, hours: closed }',
  '',
].join('\n');
const withExceptions = readFileSync(file, 'utf8').replace(/^maps:/m, `${exceptions}\nmaps:`);
writeFileSync(file, withExceptions.replace(/^ {2}sunday: .*/m, '  sunday: closed'));

test('a holiday appears with the opening hours and in structured data until it has passed, and a day off is said to be closed', async () => {
  const document = await pageOn('2026-11-21', '/contact', branches);
  const days = document.querySelectorAll('main [data-exception]').map(textOf);
  expect(days).toEqual(['15 January 2027 (Pongal)Closed', '16 January 202710:30 AM to 1:30 PM']);
  const facts = document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => [JSON.parse(script.textContent)].flat())
    .filter((fact) => fact['@type'] === 'Dentist');
  const on = (day: string, opens: string, closes: string) =>
    expect.objectContaining({ validFrom: day, validThrough: day, opens, closes });
  expect(facts.map((fact) => fact.specialOpeningHoursSpecification)).toEqual([
    [on('2027-01-15', '00:00', '00:00'), on('2027-01-16', '10:30', '13:30')],
    undefined,
  ]);
  const dayOff = expect.objectContaining({ dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' });
  expect(facts[0].openingHoursSpecification).toContainEqual(dayOff);
});

async function offersOn(today: string) {
  const cards = (await pageOn(today, '/offers')).querySelectorAll('[data-offer]');
  return (title: string) => {
    const found = cards.find((card) => card.textContent.includes(title));
    if (!found) throw new Error(`No card for ${title}.`);
    return found;
  };
}

test('on 15 August 2025, Independence Day is valid until 31 August, Chennai for a limited time; Raksha Bandhan has ended', async () => {
  const card = await offersOn('2025-08-15');
  const independence = card('Independence Day Smile Offer');
  expect(textOf(independence)).toContain('Valid until 31 August 2025');
  const link = independence.querySelector('a[href^="https://wa.me/910000000001?text="]');
  expect(link?.textContent).toContain('Book via WhatsApp');
  const message = decodeURIComponent(link?.getAttribute('href')?.split('text=')[1] ?? '');
  expect(message).toContain('Independence Day Smile Offer');
  expect(message).toMatch(/appointment/);

  expect(textOf(card('Chennai Grand Opening Offer'))).toContain('Limited Time');

  const raksha = card('Raksha Bandhan Family Offer');
  expect(textOf(raksha)).toContain('Offer Ended');
  expect(raksha.querySelector('button[disabled]')?.textContent).toBe('Offer Ended');
  expect(raksha.querySelector('a')).toBeNull();
});

test('the usual price of a first visit is no offer for a limited time', async () => {
  const visit = textOf((await offersOn('2025-08-15'))('First Visit Consultation'));
  expect(visit).toContain('Rs 99');
  expect(visit).not.toMatch(/Limited Time|Valid until/);
});

test('a clinic without any offer has a friendly message instead', async () => {
  const branches = join(folder, 'no-offers');
  writeConfiguration('no-offers', branches);
  const document = await pageOn('2025-08-15', '/offers', branches);
  expect(document.querySelectorAll('[data-offer]')).toHaveLength(0);
  expect(document.querySelector('[data-no-offers]')).not.toBeNull();
});

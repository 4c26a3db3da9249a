/** What a build says of an edit: only what it has compared. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../../../../branches/model/siteModel.ts';
import type { InputFile } from '../../../../diagnostics/inputFile.ts';
import { changeReport, keepFacts } from '../../../../scripts/build/report/changeReport.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { type Mistake, withMistakes } from '../../branches/errors/mistakes.ts';

const root = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const TODAY = '2025-08-15';
const siteOf = (files: readonly InputFile[], today = TODAY) => buildSite('combined', parseFiles(files), today);
const before = siteOf(CONFIGURATIONS['two-branches']);

type Pages = Readonly<Record<string, string>>;
let outputs = 0;

function write(dir: string, pages: Pages): void {
  for (const [name, text] of Object.entries(pages)) {
    const file = join(root, dir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @param kept writes the facts of the last build into its output; left out, they are those of two branches */
async function reportOf(old: Pages, fresh: Pages, site: SiteModel, kept = (out: string) => keepFacts(out, before)) {
  outputs += 1;
  const out = join(root, String(outputs));
  write(`${outputs}/combined`, old);
  write(`${outputs}.partial/combined`, fresh);
  await kept(out);
  return changeReport(`${out}.partial/combined`, out, site);
}

/** The lines about facts, after an edit that changes the one page. */
async function factsAfter(...edits: readonly Mistake[]): Promise<readonly string[]> {
  const [, ...lines] = await reportOf({ 'index.html': 'a' }, { 'index.html': 'b' }, siteOf(withMistakes(...edits)));
  return lines;
}

describe('the pages', () => {
  const numbered = (count: number, text: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}.html`, text]));

  test('a first build says how much there is', async () => {
    const nothing = async () => {};
    expect(await reportOf({}, { 'index.html': 'a'.repeat(1500), 'offers.html': '' }, before, nothing)).toEqual([
      '2 pages, 1.5 kB',
    ]);
  });

  test('a build that changes nothing says so', async () => {
    expect(await reportOf({ 'index.html': 'x' }, { 'index.html': 'x' }, before)).toEqual([
      'no page changed since the last build',
    ]);
  });

  test('that changed are named when they are few, and those that were added or removed', async () => {
    const old = { 'index.html': 'one', 'contact.html': 'one', 'offers.html': 'offers', 'gone.html': 'gone' };
    const fresh = { 'index.html': 'two', 'contact.html': 'two', 'offers.html': 'offers', 'contact/new.html': 'new.' };
    expect(await reportOf(old, fresh, before)).toEqual([
      '2 pages of 4 changed since the last build, same size: /, /contact',
      'the facts are the same as in the last build',
      'pages added: /contact/new',
      'pages removed: /gone',
    ]);
  });

  test('that changed are counted when they are many, and all of them are called all', async () => {
    const [many] = await reportOf(numbered(8, 'a'), { ...numbered(7, 'b'), 'p7.html': 'a' }, before);
    expect(many).toBe('7 pages of 8 changed since the last build, same size');
    const [all] = await reportOf(numbered(8, 'a'), numbered(8, 'bc'), before);
    expect(all).toBe('every page changed since the last build (8 pages), +8 B');
    const [, , added] = await reportOf({ 'p0.html': 'a' }, numbered(9, 'b'), before);
    expect(added).toBe('pages added: 8, among them /p1, /p2, /p3');
  });
});

describe('the facts', () => {
  test('are told by file and name, with what they were and what they are', async () => {
    expect(
      await factsAfter(
        ['chennai', 'phone: "+910000000001"', 'phone: "+910000000021"'],
        ['chennai', 'sunday: [11:00-13:30]', 'sunday: [11:00-12:45]'],
        ['clinic', 'filling: { from: 200, to: 2000 }', 'filling: { exact: 300 }'],
        ['clinic', 'patients: 2000', 'patients: 2500'],
      ),
    ).toEqual([
      'clinic: stats, patients: 2000 -> 2500',
      'clinic: prices, filling: { from: 200, to: 2000 } -> { exact: 300 }',
      'chennai: phone +91 00000 00001 -> +91 00000 00021',
      'chennai: hours, sunday: 11:00 AM to 1:30 PM -> 11:00 AM to 12:45 PM',
    ]);
  });

  test('a day that becomes a day off is told, and nothing of pages is claimed for it', async () => {
    expect(await factsAfter(['chennai', 'wednesday: [10:30-13:30, 17:30-20:30]', 'wednesday: closed'])).toEqual([
      'chennai: hours, wednesday: 10:30 AM to 1:30 PM, 5:30 PM to 8:30 PM -> closed',
    ]);
  });

  test('a text whose languages were swapped is told in both', async () => {
    const [one, other] = ['  en: Chennai\narea:', '  en: சென்னை\n  ta: Chennai\narea:'];
    const swapped = siteOf(withMistakes(['chennai', one, other]));
    const kept = (out: string) =>
      keepFacts(out, siteOf(withMistakes(['chennai', one, '  en: Chennai\n  ta: சென்னை\narea:'])));
    expect(await reportOf({ 'index.html': 'a' }, { 'index.html': 'b' }, swapped, kept)).toEqual([
      'every page changed since the last build (1 page), same size',
      'chennai: name, en: Chennai -> சென்னை',
      'chennai: name, ta: சென்னை -> Chennai',
    ]);
  });

  test('a pixel that is turned on is told as what it is', async () => {
    expect(await factsAfter(['clinic', 'function: fbq', 'pixelId: "123456789012345"\n  function: fbq'])).toEqual([
      'clinic: tracking, pixelId added: 123456789012345',
    ]);
  });

  test('a new offer and a new phone number are told each for itself', async () => {
    const offer = `  - id: winter
    tag: { en: Winter }
    title: { en: Winter Offer }
    description: { en: Call us. }
    terms: []
    image: offers/raksha-bandhan.webp
    imageAlt: { en: Illustration of a tooth. }
    sticker: "🎁"
  - id: first-visit`;
    expect(
      await factsAfter(
        ['clinic', '  - id: first-visit', offer],
        ['clinic', '    ended: true\n', ''],
        ['chennai', 'phone: "+910000000001"', 'phone: "+910000000021"'],
        ['chennai', 'whatsapp: "+910000000001"', 'whatsapp: "+910000000021"'],
      ),
    ).toEqual([
      'chennai: phone +91 00000 00001 -> +91 00000 00021',
      'chennai: whatsapp +91 00000 00001 -> +91 00000 00021',
      'offers: raksha-bandhan, state: ended -> current',
      'offers: winter added',
    ]);
  });

  test('people and offers are told by their name, whether they are new, gone or other than before', async () => {
    expect(
      await factsAfter(
        ['clinic', 'id: karthik-sample\n    name: Dr. Karthik Sample', 'id: karthik-sample\n    name: Dr. K. Sample'],
        ['clinic', '  - name: Prakash Sample\n', '  - name: Someone Sample\n'],
        ['clinic', 'en: Cannot be combined with other offers', 'en: Not with other offers'],
      ),
    ).toEqual([
      'clinic: team, karthik-sample, name: Dr. Karthik Sample -> Dr. K. Sample',
      'clinic: testimonials, Prakash Sample removed',
      'clinic: testimonials, Someone Sample added',
      'offers: independence-day, terms, 3, en: Cannot be combined with other offers -> Not with other offers',
    ]);
  });

  test('a list in another order is called that, not a change of what is in it', async () => {
    const places = ['  - en: Perambur\n  - en: Periyar Nagar\n', '  - en: Periyar Nagar\n  - en: Perambur\n'] as const;
    expect(await factsAfter(['chennai', ...places])).toEqual(['chennai: areasServed in another order']);
  });

  test('a long text is told without its words, and one of several lines stays on one', async () => {
    expect(
      await factsAfter(
        ['clinic', 'en: Up to 50% off clear aligners and dental implants for a limited time.', 'en: Half the price.'],
        ['clinic', 'tag:\n      en: First visit', 'tag:\n      en: "First\\nvisit"'],
      ),
    ).toEqual([
      'offers: independence-day, description, en changed',
      'offers: first-visit, tag, en: First visit -> First·visit',
    ]);
  });

  test('a branch that is new, or gone, is told in a word', async () => {
    const three = siteOf(CONFIGURATIONS['three-branches']);
    const pages = [{ 'index.html': 'a' }, { 'index.html': 'b' }] as const;
    expect((await reportOf(...pages, three)).slice(1)).toEqual([
      'madurai: added',
      'offers: madurai-float-festival added',
    ]);
    expect((await reportOf(...pages, before, (out) => keepFacts(out, three))).slice(1)).toEqual([
      'madurai: removed',
      'offers: madurai-float-festival removed',
    ]);
  });

  test('are told also where no page shows them', async () => {
    const site = siteOf(withMistakes(['clinic', 'ambulance: "108"', 'ambulance: "112"']));
    expect(await reportOf({ 'index.html': 'same' }, { 'index.html': 'same' }, site)).toEqual([
      'no page changed since the last build',
      'clinic: ambulance 108 -> 112',
    ]);
  });

  test('are counted where they are too many to read', async () => {
    const places = Array.from({ length: 30 }, (_, i) => `  - en: Place ${i}\n`).join('');
    const lines = await factsAfter(['chennai', '  - en: Perambur\n', `${places}  - en: Perambur\n`]);
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('and 10 more');
  });
});

describe('what is no fact', () => {
  test('the day is told as the day: it ends offers and holidays, no one has edited them', async () => {
    const holiday = withMistakes([
      'chennai',
      '\nmaps:',
      '\nexceptions:\n  - day: 2025-08-20\n    hours: closed\n\nmaps:',
    ]);
    const kept = (out: string) => keepFacts(out, siteOf(holiday));
    expect(await reportOf({ 'index.html': 'a' }, { 'index.html': 'b' }, siteOf(holiday, '2025-09-01'), kept)).toEqual([
      'every page changed since the last build (1 page), same size',
      'the day: 2025-08-15 -> 2025-09-01',
      'offers: independence-day, state: current -> ended',
    ]);
  });

  test('a note in a file, or a value in other quotes, is none', async () => {
    expect(
      await factsAfter(['chennai', 'phone: "+910000000001" # placeholder', "phone: '+910000000001' # new"]),
    ).toEqual(['the facts are the same as in the last build']);
  });

  test('other words or other code are not blamed on facts', async () => {
    expect(await reportOf({ 'index.html': 'a' }, { 'index.html': 'b' }, before)).toEqual([
      'every page changed since the last build (1 page), same size',
      'the facts are the same as in the last build',
    ]);
  });

  test.each([
    ['are not there', async () => {}],
    [
      'cannot be read',
      async (out: string) => write(`${out.slice(root.length)}/.facts`, { 'combined.json': '{"today":' }),
    ],
    [
      'are of another kind',
      async (out: string) => write(`${out.slice(root.length)}/.facts`, { 'combined.json': '[1]' }),
    ],
  ])('facts of the last build that %s are not compared', async (_, kept) => {
    expect(await reportOf({ 'index.html': 'a' }, { 'index.html': 'b' }, before, kept)).toEqual([
      'every page changed since the last build (1 page), same size',
      'the facts were not compared: the last build left none that can be read',
    ]);
  });
});

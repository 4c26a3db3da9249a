/** Mistakes stand at their field, in the build's sentences, with the value that mends them where the sentence has one. */
import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Path } from '../../../diagnostics/place.ts';
import { openForms } from './formProject.ts';

const forms = openForms();
afterEach(() => forms.draft.discard());

type Mistake = readonly [file: string, path: Path, value: unknown, sentence: RegExp, ...proposals: readonly unknown[]];

/** A table for `test.each`, which cannot name what may be missing. */
const named = (mistakes: readonly Mistake[]) =>
  mistakes.map(([file, path, value, sentence, ...proposals]) => ({ file, path, value, sentence, proposals }));

/** The problem is at the path of the value, or deeper. */
const MISTAKES: readonly Mistake[] = [
  ['chennai', ['name'], {}, /name\.en is missing/],
  ['chennai', ['name', 'en'], '', /name\.en: found "", expected text/],
  ['chennai', ['phone'], '98400 12345', /expected a phone number.* Type: phone: "\+919840012345"$/, '+919840012345'],
  ['chennai', ['phone'], '+91 984001234', /expected ten digits after \+91.*these are 9/],
  ['chennai', ['phone'], '98400 00001 / 98400 00002', /one for each branch/, '+919840000001', '+919840000002'],
  ['chennai', ['phone'], '1-800-123-4567', /expected a toll-free number/, '18001234567'],
  ['chennai', ['whatsapp'], '1800 123 4567', /1800 or 1860 cannot have WhatsApp/],
  ['chennai', ['email'], 'chennai', /expected an e-mail address/],
  ['chennai', ['address', 'lines'], [], /expected at least one line/],
  ['chennai', ['address', 'postcode'], '6000821', /expected six digits in quotes/],
  ['chennai', ['address', 'postcode'], 600082, /without quotes.* Type: postcode: "600082"$/, '600082'],
  [
    'chennai',
    ['address', 'state'],
    undefined,
    /address\.state is missing\. Type for example: state: \{ en: Tamil Nadu }$/,
  ],
  ['chennai', ['maps', 'directions'], 'http://goo.gl/maps/Xy1', /or a link of Google Maps/, 'https://goo.gl/maps/Xy1'],
  ['chennai', ['maps', 'readReviews'], '<iframe src="https://www.google.com/maps/embed?pb=1">', /not code to embed/],
  ['chennai', ['hours', 'sunday'], '11 am to 1:30 pm', /Type: sunday: \[ 11:00-13:30 ]$/, ['11:00-13:30']],
  ['chennai', ['hours', 'sunday'], '10 pm to 2 am', /Type: sunday: \[ 22:00-02:00 ]$/, ['22:00-02:00']],
  ['chennai', ['hours', 'sunday', 0], '10:30-01:30', /past midnight at most 12 hours/],
  ['chennai', ['hours', 'sunday'], 'Closed', /Type: sunday: closed$/, 'closed'],
  ['chennai', ['hours', 'sunday'], ['11:00-13:30', '12:00-14:00'], /expected times in order/],
  ['chennai', ['hours', 'sunday', 0], '13:30-11:00', /expected a closing time after the opening time/],
  ['chennai', ['exceptions'], [{ day: '2027-02-30', hours: 'closed' }], /expected a day that exists/],
  ['chennai', ['booking', 'portal'], 'booking.example', /Type: portal: https:\/\/booking/, 'https://booking.example'],
  ['chennai', ['booking', 'slug'], 'Online Booking', /expected lower-case letters/],
  ['chennai', ['consultation', 'freeOnline'], 'no', /expected true or false.* Type: freeOnline: false$/, false],
  ['chennai', ['siteUrl'], 'https://one.example/x', /Type: siteUrl: https:\/\/one.example$/, 'https://one.example'],
  ['chennai', ['pictureFocus'], { x: 50, y: 101 }, /expected a whole number from 0 to 100/],
  ['chennai', ['stepFree'], 'Yes', /Type: stepFree: yes$/, 'yes'],
  ['chennai', ['offers', 0, 'sticker'], 'party', /expected one emoji/],
  ['chennai', ['offers', 0, 'lastDay'], '31.8.2025', /expected a day that exists/],
  ['clinic', ['stats', 'rating'], 7, /expected a number from 1 to 5/],
  ['clinic', ['copyrightYear'], '2025', /Type: copyrightYear: 2025$/, 2025],
  ['clinic', ['prices', 'filling'], { from: 2000, to: 200 }, /expected a figure that is not below "from"/],
  ['clinic', ['prices', 'filling'], { exact: 2.5 }, /expected a whole number of at least 1/],
  ['clinic', ['prices', 'filling'], '2,500', /expected one of \{ from: 200 }/],
  ['clinic', ['prices', 'filling'], { exact: 20, to: 30 }, /to is not a known key/],
  ['clinic', ['advice', 'brushingHelpUntilAge'], { from: 7 }, /to is missing/],
  ['clinic', ['team', 0, 'languages'], ['tamil'], /Type: Tamil$|Type: languages/, 'Tamil'],
  ['clinic', ['team', 1, 'founder'], true, /expected exactly one dentist with founder: true/],
  ['clinic', ['ambulance'], 108, /Type: ambulance: "108"$/, '108'],
];

describe('a mistake in a form', () => {
  test.each(named(MISTAKES))('is found at its field: $file, $path: $value', async (mistake) => {
    const { file, path, value, sentence, proposals } = mistake;
    const { problems } = await forms.set(file, path, value);
    expect(problems).toHaveLength(1);
    const [problem] = problems;
    expect(problem?.message).toMatch(sentence);
    const [shorter, longer] = [path, problem?.path ?? []].toSorted((one, other) => one.length - other.length);
    expect(longer?.slice(0, shorter?.length)).toEqual(shorter);
    expect(problem?.proposals ?? []).toEqual(proposals);
  });

  const proposed = named(MISTAKES).filter(({ proposals }) => proposals.length > 0);

  test.each(proposed)('is gone once the proposal is taken: $file, $path: $value', async ({ file, path, value }) => {
    const [problem] = (await forms.set(file, path, value)).problems;
    const after = await forms.set(file, problem?.path ?? [], problem?.proposals?.at(-1));
    expect(after.problems).toEqual([]);
  });

  test('proposes as a value what its sentence says to type', async () => {
    for (const { file, path, value, proposals } of proposed) {
      const [problem] = (await forms.set(file, path, value)).problems;
      forms.draft.discard();
      const typed = / Type(?: one of them)?: (.*)$/.exec(problem?.message ?? '')?.[1]?.split(' or ') ?? [];
      expect(typed.map((each) => parse(each.replace(/^[\w-]+: /, '')))).toEqual(proposals);
    }
  });

  test('has its sentence in full, however many there are', async () => {
    const empty = { kind: 'insert', path: ['offers'], index: 0, value: {} } as const;
    const { problems } = await forms.edit('clinic', empty, empty, empty);
    expect(problems).toHaveLength(24);
    expect(problems.at(-1)).toMatchObject({
      path: ['offers', 2, 'sticker'],
      message: 'offers.sticker is missing. Type for example: sticker: 🎉',
    });
  });

  test('is the one that the build reports, at its line', async () => {
    const { problems } = await forms.set('chennai', ['stepFree'], 'Yes');
    const line = (forms.draft.read('branches/chennai.yaml') ?? '').split('\n').indexOf('stepFree: Yes') + 1;
    expect(problems).toMatchObject([{ file: 'branches/chennai.yaml', line, path: ['stepFree'] }]);
  });

  test('reaches the draft as typed, and goes when the old value comes back', async () => {
    expect((await forms.set('chennai', ['phone'], 'soon')).values).toMatchObject({ phone: 'soon' });
    expect((await forms.set('chennai', ['phone'], '+910000000001')).problems).toEqual([]);
    expect(forms.draft.unsaved()).toEqual([]);
  });
});

describe('what other files and pictures say is at its field, too:', () => {
  test.each(
    named([
      ['clinic', ['primaryBranch'], 'madurai', /expected one of: chennai, kavalkinaru/],
      ['clinic', ['offers', 1, 'branches'], ['chennai', 'madurai'], /offers\.branches: found madurai/],
      ['clinic', ['team', 1, 'id'], 'meera-sample', /is already the id of another dentist/],
      ['kavalkinaru', ['booking', 'slug'], 'online-dentist-appointment-booking-perumbur', /is already a booking slug/],
      [
        'chennai',
        ['exceptions'],
        [
          { day: '2027-01-15', hours: 'closed' },
          { day: '2027-01-15', hours: 'closed' },
        ],
        /is already in this list/,
      ],
      [
        'chennai',
        ['picture'],
        'topics/clinic-chenai.webp',
        /there is no picture .*Did you mean/,
        'topics/clinic-chennai.webp',
      ],
      ['clinic', ['tracking', 'alsoOn'], ['/services/implants'], /there is no page/, '/services/dental-implants'],
    ]),
  )('$file, $path: $value', async ({ file, path, value, sentence, proposals }) => {
    const { problems } = await forms.set(file, path, value);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(sentence);
    expect(problems[0]?.path?.slice(0, path.length)).toEqual(path);
    expect(problems[0]?.proposals ?? []).toEqual(proposals);
  });
});

describe('warnings', () => {
  test('are marked as such, at their field', async () => {
    const { problems, warnings } = await forms.set('clinic', ['stats', 'rating'], 4.87);
    expect(problems).toEqual([]);
    expect(warnings).toContainEqual(
      expect.objectContaining({ path: ['stats', 'rating'], isWarning: true, proposals: [4.8] }),
    );
  });

  test('are those of one file', async () => {
    await forms.set('clinic', ['stats', 'rating'], 4.87);
    expect((await forms.file('chennai')).warnings).toEqual([]);
  });
});

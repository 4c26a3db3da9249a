/** The forms of the branch files: values, mistakes, edits. */
import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { YamlEdit } from '../../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { editYaml } from '../../../editor/yaml/editYaml.ts';
import { findAgain, seenEntries } from '../../../editor/yaml/seenEntries.ts';
import { CHENNAI, FIXTURES, KAVALKINARU, openTestEditor } from '../../support/editorSession.ts';

const { forms, draft, unsavedPaths } = openTestEditor();
afterEach(() => draft.discard());

async function edit(id: string, ...edits: readonly YamlEdit[]) {
  await forms.edit(id, edits);
  return forms.file(id);
}
const set = (id: string, path: Path, value: unknown) => edit(id, { kind: 'set', path, value });

describe('the files', () => {
  test('are the clinic, the primary branch and the others, by name', async () => {
    await set('kavalkinaru', ['phone'], 'soon');
    expect(await forms.files()).toMatchObject([
      { id: 'clinic', path: 'branches/clinic.yaml', name: 'Sample Dental Clinic', kind: 'clinic', isPrimary: false },
      { id: 'chennai', name: 'Chennai', kind: 'branch', isPrimary: true, isUnsaved: false, problems: [] },
      { id: 'kavalkinaru', kind: 'branch', isPrimary: false, isUnsaved: true, problems: [{ path: ['phone'] }] },
    ]);
  });

  test('have values without the keys that are left empty', async () => {
    const { values } = await forms.file('clinic');
    expect(parse(FIXTURES['branches/clinic.yaml'] ?? '')).toHaveProperty('social.facebook', null);
    expect(values).not.toHaveProperty('social.facebook');
    expect(values).toHaveProperty('legal', {});
  });

  test.each(['madurai', '../package', 'constructor'])('that do not exist have no form: %s', async (id) => {
    for (const ask of [forms.file, () => forms.edit(id, [])])
      await expect(ask(id)).rejects.toThrow('There is no such file.');
  });

  test('that cannot be read say why, and stay unchanged', async () => {
    const text = FIXTURES[CHENNAI]?.replace('"+910000000001"', '"+910000000001');
    draft.change(CHENNAI, text);
    const state = await set('chennai', ['email'], 'new@sample-dental.example');
    expect(state.values).toBeNull();
    expect(state.problems[0]?.message).toMatch(/a quote is opened here and never closed/);
    expect(draft.read(CHENNAI)).toBe(text);
    expect((await forms.file('kavalkinaru')).problems).toEqual([]);
  });

  test('have normalised texts, and no problem with an empty translation', async () => {
    const { problems } = await set('chennai', ['area'], { en: 'Zoe\u0308\u00a0Street ', ta: ' \u00a0\u200b' });
    expect(problems).toEqual([]);
    expect(parse(draft.read(CHENNAI) ?? '').area).toEqual({ en: 'Zoë Street', ta: '' });
  });

  const place = (en: string, ta = en) => ({ en, ta });
  const day = (date: number, en: string) => ({ day: `2026-12-0${date}`, note: { en } });
  test.each([
    ['moved, by its content', [place('A'), place('B')], [place('B'), place('A')], ['en'], 0],
    ['changed, by its id or day', [day(1, 'Fair'), day(2, 'Pongal')], [day(2, 'Other'), day(1, 'Fair')], ['note'], 0],
    ['changed, without an id', [place('A'), place('B')], [place('A'), place('B', 'Other')], ['en'], undefined],
    ['replaced by another', [day(1, 'Fair'), day(2, 'Pongal')], [day(1, 'Fair'), day(3, 'New')], ['note'], undefined],
  ])('find an entry again that another window has %s, or refuse the change', (_how, seen, now, path, index) => {
    const change: YamlEdit = { kind: 'set', path: [1, ...path], value: 'x' };
    const find = () => findAgain(now, change, seenEntries(seen, change)).path;
    if (index === undefined) expect(find).toThrow('There is no entry 2.');
    else expect(find()).toEqual([index, ...path]);
  });

  test('have one part for all branches that can be read, with what was just typed', async () => {
    await set('chennai', ['exceptions'], [day(7, 'Fair')]);
    draft.change(KAVALKINARU, '[');
    const parts = (await forms.parts('exceptions')).map(({ id, values }) => [id, values]);
    expect(parts).toEqual([['chennai', { exceptions: [day(7, 'Fair')] }]]);
  });

  test('refuse a change of an entry that is no longer there', async () => {
    await expect(set('chennai', ['offers', 7, 'id'], 'x')).rejects.toThrow('There is no entry 8.');
    expect(unsavedPaths()).toEqual([]);
  });
});

/** The problem is at the path of the value, or deeper. The build's other sentences are tested in `tests/unit/branches/`. */
test.each<[file: string, path: Path, value: unknown, sentence: RegExp, proposals?: readonly unknown[]]>([
  ['chennai', ['phone'], '98400 12345', /a phone number.* Type: phone: "\+919840012345"$/, ['+919840012345']],
  ['chennai', ['whatsapp'], 'https://wa.me/919840012345?text=Hi', / Type: whatsapp: /, ['+919840012345']],
  ['chennai', ['address', 'postcode'], 600082, /without quotes.* Type: postcode: "600082"$/, ['600082']],
  ['chennai', ['hours', 'sunday'], '11 am to 1:30 pm', /Type: sunday: \[ 11:00-13:30 ]$/, [['11:00-13:30']]],
  ['chennai', ['consultation', 'freeOnline'], 'no', /true or false.* Type: freeOnline: false$/, [false]],
  ['chennai', ['stepFree'], 'Yes', /Type: stepFree: yes$/, ['yes']],
  ['clinic', ['team', 0, 'languages'], ['tamil'], /Type: Tamil$|Type: languages/, ['Tamil']],
  // Problems of other files and pictures.
  ['clinic', ['primaryBranch'], 'madurai', /expected one of: chennai, kavalkinaru/],
  ['clinic', ['offers', 1, 'branches'], ['chennai', 'madurai'], /offers\.branches: found madurai/],
  ['kavalkinaru', ['booking', 'slug'], 'online-dentist-appointment-booking-perumbur', /already a booking slug/],
  ['chennai', ['picture'], 'topics/clinic-chenai.webp', /is no picture .*Did you/, ['topics/clinic-chennai.webp']],
  ['clinic', ['tracking', 'alsoOn'], ['/services/implants'], /there is no page/, ['/services/dental-implants']],
])(
  'a mistake is found, and mended by the proposal: %s, %j: %j',
  async (file, path, value, sentence, proposals = []) => {
    const [problem, ...others] = (await set(file, path, value)).problems;
    expect([problem?.message, others]).toEqual([expect.stringMatching(sentence), []]);
    const place = problem?.path ?? [];
    const depth = Math.min(path.length, place.length);
    expect(place.slice(0, depth)).toEqual(path.slice(0, depth));
    expect(problem?.proposals ?? []).toEqual(proposals);
    // The proposals match the sentence.
    const typed = / Type(?: one of them)?: (.*)$/.exec(problem?.message ?? '')?.[1]?.split(' or ') ?? [];
    if (typed.length > 0) expect(typed.map((each) => parse(each.replace(/^[\w-]+: /, '')))).toEqual(proposals);
    if (proposals.length > 0) expect((await set(file, place, proposals.at(-1))).problems).toEqual([]);
  },
);

describe('a mistake', () => {
  test('reaches the draft as typed, with the build’s line, and disappears with the old value', async () => {
    const { problems, values } = await set('chennai', ['stepFree'], 'Yes');
    const line = (draft.read(CHENNAI) ?? '').split('\n').indexOf('stepFree: Yes') + 1;
    expect(problems).toMatchObject([{ file: CHENNAI, line, path: ['stepFree'] }]);
    expect(values).toMatchObject({ stepFree: 'Yes' });
    expect((await set('chennai', ['stepFree'], 'yes')).problems).toEqual([]);
    expect(unsavedPaths()).toEqual([]);
  });

  test('that is only probable is a warning at its field', async () => {
    const { problems, warnings } = await set('clinic', ['stats', 'rating'], 4.87);
    const warning = { path: ['stats', 'rating'], isWarning: true, proposals: [4.8] };
    expect([problems, warnings]).toEqual([[], expect.arrayContaining([expect.objectContaining(warning)])]);
    expect((await forms.file('chennai')).warnings).toEqual([]);
  });

  test('such as a past holiday comes with a proposal for the day', async () => {
    const holidays = ['2026-11-20', '2026-11-21', '2027-01-14'].map((day) => ({ day, hours: 'closed' }));
    const { warnings } = await set('chennai', ['exceptions'], holidays);
    const formMessage = { key: 'mistakes.pastHoliday' };
    expect(warnings).toMatchObject([{ path: ['exceptions', 0, 'day'], formMessage, proposals: ['2027-11-20'] }]);
    await set('chennai', ['exceptions'], holidays.slice(1));
    expect((await forms.file('chennai')).warnings).toEqual([]);
  });
});

describe('a text that a patient would stumble over', () => {
  const remarks = async (key: string, texts: Readonly<Record<string, string>>) => {
    const { problems, warnings } = await set('chennai', [key], { en: 'Near', ...texts });
    const found = [...problems, ...warnings];
    for (const { path = [] } of found) expect([key, ...Object.keys(texts)]).toEqual(path);
    return found.map(({ message }) => message);
  };

  test.each<[what: string, key: string, texts: Readonly<Record<string, string>>, said: RegExp]>([
    ['a tag', 'name', { en: '<b>Chennai</b>' }, /^name.en: type only the words.* see <b>Chennai<\/b>$/],
    ['an entity', 'parking', { ta: 'வாகனம்&nbsp;நிறுத்த' }, /see வாகனம்&nbsp;நிறுத்த$/],
    ['Markdown', 'door', { en: 'The **glass** door' }, /see The \*\*glass\*\* door$/],
    ['a placeholder', 'door', { en: 'Call {{phone}}' }, /see Call {{phone}}$/],
    ['10,000 letters', 'landmark', { en: 'x'.repeat(10_000) }, /more than 600 characters/],
    ['emoji in a name', 'name', { en: 'Chennai 🦷' }, /^name.en: found 🦷 in a name/],
    ['English in Tamil', 'landmark', { ta: 'Opposite the bus stand' }, /in English letters. Type it in Tamil/],
    ['an invisible character', 'name', { en: 'Chen\u202enai' }, /without invisible characters/],
  ])('is reported at its field, and not changed: %s', async (_what, key, texts, said) => {
    expect(await remarks(key, texts)).toEqual([expect.stringMatching(said)]);
    expect(draft.read(CHENNAI)).toContain(Object.values(texts)[0]?.trim());
  });
});

describe('the id of an offer', () => {
  const idsIn = (text = '') => parse(text).offers.map(({ id }: { id: string }) => id);
  const call = (index: number, title: string) => set('chennai', ['offers', index, 'title', 'en'], title);
  const add = (title: string) =>
    edit('chennai', { kind: 'insert', path: ['offers'], index: 1, value: { title: { en: title } } });

  test('follows its title until it is saved', async () => {
    await add('New year');
    expect(idsIn(draft.read(CHENNAI))).toEqual(['chennai-grand-opening', 'new-year']);
    await call(1, 'Harvest');
    expect(idsIn(draft.read(CHENNAI))).toEqual(['chennai-grand-opening', 'harvest']);
    await call(0, 'Second branch');
    expect(idsIn(draft.read(CHENNAI))).toEqual(['chennai-grand-opening', 'harvest']);
  });

  test('stays once it was sent, as that may have arrived', async () => {
    await add('New year');
    const content = draft.read(CHENNAI);
    draft.send({ base: draft.head().version, changes: [{ path: CHENNAI, content }], message: '' });
    await call(1, 'Harvest');
    expect(idsIn(draft.read(CHENNAI))).toEqual(['chennai-grand-opening', 'new-year']);
    draft.send(undefined);
  });

  test('stays when somebody else has removed the offer, as they may bring it back', async () => {
    const head = draft.head();
    await call(0, 'Second branch');
    const without = editYaml(FIXTURES[CHENNAI] ?? '', { kind: 'remove', path: ['offers'] });
    draft.adopt({ ...head, version: 'next', texts: new Map(head.texts).set(CHENNAI, without) });
    await call(0, 'Third branch');
    expect(idsIn(draft.read(CHENNAI))).toEqual(['chennai-grand-opening']);
    draft.adopt(head);
  });
});

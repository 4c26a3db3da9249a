import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import { createSender } from '../../../../editor/app/createSender.ts';

const TITLE = { namespace: 'home', key: 'hero.title' };
const LEAD = { namespace: 'home', key: 'hero.lead' };

/** A draft that may refuse a text or a form, and a sender to it. */
function setUp() {
  const draft = { refuses: undefined as string | undefined, got: [] as string[] };
  const take = async (name: string, what: string) => {
    if (draft.refuses === name) throw new Error(`${name} cannot be changed.`);
    await vi.advanceTimersByTimeAsync(50);
    draft.got.push(`${name}: ${what}`);
  };
  const sender = createSender({
    edit: (form, edits) => take(form, edits.map((edit) => `${edit.kind} ${'value' in edit ? edit.value : ''}`).join()),
    write: ({ place, text }) => take(place.key, text),
  });
  const type = (place: typeof TITLE, text: string) => sender.send({ language: 'ta', place, text });
  const edit = (change: YamlEdit) => sender.send({ form: 'chennai', edit: change });
  return { draft, sender, type, edit, waits: () => sender.waitingText('ta', TITLE) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a text is passed on at once, and what is typed on meanwhile only as it is in the end', async () => {
  const { draft, sender, type, waits } = setUp();
  for (const text of ['ப', 'பல்', 'பல்வலி']) type(TITLE, text);
  expect([sender.state().isBusy, waits()]).toEqual([true, 'பல்வலி']);
  expect(sender.waitingText('hi', TITLE)).toBeUndefined();
  await sender.flush();
  expect(draft.got).toEqual(['hero.title: ப', 'hero.title: பல்வலி']);
  expect([sender.state().isBusy, waits()]).toEqual([false, undefined]);
});

test('a text that is refused is kept, holds up nothing else, and is tried again until it is given up', async () => {
  const { draft, sender, type, edit, waits } = setUp();
  draft.refuses = TITLE.key;
  type(TITLE, 'பல்');
  await sender.flush();
  expect(sender.state().refusal).toEqual({ reason: 'hero.title cannot be changed.', isText: true });
  type(LEAD, 'ஈறு');
  edit({ kind: 'set', path: ['phone'], value: '1' });
  await sender.flush();
  expect(draft.got).toEqual(['hero.lead: ஈறு', 'chennai: set 1']);
  expect(waits()).toBe('பல்');
  draft.refuses = undefined;
  await vi.advanceTimersByTimeAsync(4000);
  expect(draft.got.at(-1)).toBe('hero.title: பல்');
  expect(sender.state()).toEqual({ isBusy: false, refusal: undefined });
  draft.refuses = TITLE.key;
  type(TITLE, 'வலி');
  await sender.flush();
  sender.drop();
  draft.refuses = undefined;
  await vi.advanceTimersByTimeAsync(4000);
  expect(draft.got).toHaveLength(3);
  expect([sender.state().isBusy, waits()]).toEqual([false, undefined]);
});

test('edits of a file arrive in their order, and of a value that is typed on only the newest', async () => {
  const { draft, sender, edit } = setUp();
  const phone = (value: string) => edit({ kind: 'set', path: ['phone'], value });
  const add = (value: string) => edit({ kind: 'insert', path: ['languages'], index: 0, value });
  add('Tamil');
  for (const value of ['1', '12']) phone(value);
  add('Hindi');
  phone('123');
  expect(sender.isWaiting('chennai')).toBe(true);
  await sender.flush();
  expect(draft.got).toEqual(['chennai: insert Tamil', 'chennai: set 12,insert Hindi,set 123']);
  expect([sender.isWaiting('chennai'), sender.waiting()]).toEqual([false, []]);
});

test('edits of a file that are refused are not made later', async () => {
  const { draft, sender, edit } = setUp();
  draft.refuses = 'chennai';
  edit({ kind: 'set', path: ['phone'], value: '1' });
  await sender.flush();
  expect(sender.state()).toEqual({
    isBusy: false,
    refusal: { reason: 'chennai cannot be changed.', isText: false },
  });
});

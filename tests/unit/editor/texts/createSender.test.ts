import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSender } from '../../../../editor/app/texts/createSender.ts';

const TITLE = { namespace: 'home', key: 'hero.title' };
const LEAD = { namespace: 'home', key: 'hero.lead' };

/** A draft that may refuse a text, and a sender to it. */
function setUp() {
  const draft = { refuses: undefined as string | undefined, got: [] as string[] };
  const sender = createSender(async ({ place, text }) => {
    if (draft.refuses === place.key) throw new Error('home.json cannot be read.');
    await vi.advanceTimersByTimeAsync(50);
    draft.got.push(`${place.key}: ${text}`);
  });
  const type = (place: typeof TITLE, text: string) => sender.send({ language: 'ta', place, text });
  const waits = (place: typeof TITLE) => sender.waiting('ta', place);
  return { draft, sender, type, waits };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a translator types', () => {
  test('is passed on at once, and what is typed on meanwhile only as it is in the end', async () => {
    const { draft, sender, type, waits } = setUp();
    for (const text of ['ப', 'பல்', 'பல்வலி']) type(TITLE, text);
    expect([sender.state().isSent, waits(TITLE)]).toEqual([false, 'பல்வலி']);
    expect(sender.waiting('hi', TITLE)).toBeUndefined();
    await sender.flush();
    expect(draft.got).toEqual(['hero.title: ப', 'hero.title: பல்வலி']);
    expect([sender.state().isSent, waits(TITLE)]).toEqual([true, undefined]);
  });

  test('is kept when it is refused, does not hold up other texts, and is tried again', async () => {
    const { draft, sender, type, waits } = setUp();
    draft.refuses = TITLE.key;
    type(TITLE, 'பல்');
    await sender.flush();
    expect(sender.state().refusal).toBe('home.json cannot be read.');
    type(LEAD, 'ஈறு');
    await sender.flush();
    expect(draft.got).toEqual(['hero.lead: ஈறு']);
    expect(waits(TITLE)).toBe('பல்');
    draft.refuses = undefined;
    await vi.advanceTimersByTimeAsync(4000);
    expect(draft.got).toEqual(['hero.lead: ஈறு', 'hero.title: பல்']);
    expect(sender.state()).toEqual({ isSent: true, refusal: undefined });
  });

  test('is given up on request', async () => {
    const { draft, sender, type, waits } = setUp();
    draft.refuses = TITLE.key;
    type(TITLE, 'பல்');
    await sender.flush();
    expect(sender.drop()).toEqual([{ language: 'ta', place: TITLE, text: 'பல்' }]);
    draft.refuses = undefined;
    await vi.advanceTimersByTimeAsync(4000);
    expect(draft.got).toEqual([]);
    expect([sender.state().isSent, waits(TITLE)]).toEqual([true, undefined]);
  });
});

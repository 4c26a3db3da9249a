import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSender } from '../../../../editor/app/texts/send/createSender.ts';

const TITLE = { namespace: 'home', key: 'hero.title' };
const LEAD = { namespace: 'home', key: 'hero.lead' };

/** A draft that may refuse a text, and a sender to it. */
function setUp() {
  const draft = { refuses: undefined as string | undefined, got: [] as string[] };
  const answered: string[] = [];
  const sender = createSender({
    async write({ key }, text) {
      if (draft.refuses === key) throw new Error('home.json cannot be read.');
      draft.got.push(`${key}: ${text}`);
    },
    onAnswer: (_place, text) => answered.push(text),
  });
  return { draft, answered, sender };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a translator types', () => {
  test('is passed on once, after a pause', async () => {
    const { draft, sender } = setUp();
    for (const text of ['ப', 'பல்', 'பல்வலி']) sender.send(TITLE, text);
    expect([sender.state(), sender.waiting(TITLE)]).toEqual(['sending', 'பல்வலி']);
    await vi.advanceTimersByTimeAsync(250);
    expect(draft.got).toEqual(['hero.title: பல்வலி']);
    expect([sender.state(), sender.waiting(TITLE)]).toEqual(['sent', undefined]);
  });

  test('is kept when it is refused, does not hold up other texts, and is tried again', async () => {
    const { draft, sender } = setUp();
    draft.refuses = TITLE.key;
    sender.send(TITLE, 'பல்');
    await vi.advanceTimersByTimeAsync(250);
    expect(sender.state()).toEqual({ refusal: 'home.json cannot be read.' });
    sender.send(LEAD, 'ஈறு');
    await vi.advanceTimersByTimeAsync(250);
    expect(draft.got).toEqual(['hero.lead: ஈறு']);
    expect(sender.waiting(TITLE)).toBe('பல்');
    draft.refuses = undefined;
    await vi.advanceTimersByTimeAsync(4000);
    expect(draft.got).toEqual(['hero.lead: ஈறு', 'hero.title: பல்']);
    expect(sender.state()).toBe('sent');
  });

  test('is given up on request', async () => {
    const { draft, sender } = setUp();
    draft.refuses = TITLE.key;
    sender.send(TITLE, 'பல்');
    await vi.advanceTimersByTimeAsync(250);
    sender.drop();
    draft.refuses = undefined;
    await vi.advanceTimersByTimeAsync(4000);
    expect(draft.got).toEqual([]);
    expect([sender.state(), sender.waiting(TITLE)]).toEqual(['sent', undefined]);
  });

  test('while an earlier version is on its way, is followed by the later one', async () => {
    const { draft, sender, answered } = setUp();
    sender.send(TITLE, 'ப');
    const first = sender.flush();
    sender.send(TITLE, 'பல்');
    await first;
    await vi.advanceTimersByTimeAsync(250);
    expect(draft.got).toEqual(['hero.title: ப', 'hero.title: பல்']);
    expect(answered.at(-1)).toBe('பல்');
  });
});

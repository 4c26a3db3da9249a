import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSender, type SendState } from '../../../../editor/app/texts/send/createSender.ts';
import { keptTexts } from '../../../../editor/app/texts/send/keptTexts.ts';

const TITLE = { namespace: 'home', key: 'hero.title' };
const LEAD = { namespace: 'home', key: 'hero.lead' };

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    key: () => null,
    removeItem: (name) => void items.delete(name),
    setItem: (name, value) => void items.set(name, value),
  };
}

/** A server that can be stopped, and a sender to it. */
function setUp(kept = keptTexts(storage(), 'ta')) {
  const server = { answers: true, refuses: undefined as string | undefined, got: [] as string[] };
  const states: SendState[] = [];
  const answered: string[] = [];
  const sender = createSender({
    async post({ key }, text) {
      if (!server.answers) throw new TypeError('Failed to fetch');
      if (server.refuses === key) throw new Error('home.json cannot be read.');
      server.got.push(`${key}: ${text}`);
    },
    kept,
    onAnswer: (_place, text) => answered.push(text),
    onState: (state) => states.push(state),
  });
  return { server, states, answered, sender, kept };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a translator types', () => {
  test('is sent once, after a pause', async () => {
    const { server, sender, states } = setUp();
    for (const text of ['ப', 'பல்', 'பல்வலி']) sender.send(TITLE, text);
    await vi.advanceTimersByTimeAsync(250);
    expect(server.got).toEqual(['hero.title: பல்வலி']);
    expect(states.at(-1)).toBe('sent');
    expect(sender.waiting(TITLE)).toBeUndefined();
  });

  test('is kept while the server does not answer, and sent when it does', async () => {
    const { server, sender, states } = setUp();
    server.answers = false;
    sender.send(TITLE, 'பல்');
    sender.send(LEAD, 'ஈறு');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states.at(-1)).toBe('lost');
    expect(sender.waiting(TITLE)).toBe('பல்');
    server.answers = true;
    await vi.advanceTimersByTimeAsync(4000);
    expect(server.got).toEqual(['hero.title: பல்', 'hero.lead: ஈறு']);
    expect(states.at(-1)).toBe('sent');
  });

  test('survives a reload of the page', async () => {
    const first = setUp();
    first.server.answers = false;
    first.sender.send(TITLE, 'பல்');
    const { server } = setUp(first.kept);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.got).toEqual(['hero.title: பல்']);
  });

  test('is kept when the server refuses it, and does not hold up other texts', async () => {
    const { server, sender, states } = setUp();
    server.refuses = TITLE.key;
    sender.send(TITLE, 'பல்');
    await vi.advanceTimersByTimeAsync(250);
    expect(states.at(-1)).toEqual({ refusal: 'home.json cannot be read.' });
    sender.send(LEAD, 'ஈறு');
    await vi.advanceTimersByTimeAsync(250);
    expect(server.got).toEqual(['hero.lead: ஈறு']);
    server.refuses = undefined;
    await vi.advanceTimersByTimeAsync(4000);
    expect(server.got).toEqual(['hero.lead: ஈறு', 'hero.title: பல்']);
    expect(states.at(-1)).toBe('sent');
  });

  test('while an earlier version is on its way, the later one follows', async () => {
    const { server, sender, answered } = setUp();
    sender.send(TITLE, 'ப');
    const first = sender.flush();
    sender.send(TITLE, 'பல்');
    await first;
    await vi.advanceTimersByTimeAsync(250);
    expect(server.got.at(-1)).toBe('hero.title: பல்');
    expect(answered.at(-1)).toBe('பல்');
  });
});

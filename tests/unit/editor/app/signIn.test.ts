import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyEnd } from '../../../../editor/app/signIn/keyEnd.ts';
import { type Opener, signInThroughRelay } from '../../../../editor/app/signIn/relay.ts';

const RELAY = 'https://relay.example';
const HELLO = 'authorizing:github';
const SUCCESS = 'authorization:github:success:{"provider":"github","token":"key-of-anita"}';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A window of the editor that signs in, and the one that it opens. */
function signIn(popup: unknown = { closed: false, close: vi.fn(), postMessage: vi.fn() }) {
  const open = vi.fn((_address: URL) => popup);
  const target = new EventTarget();
  const opener = Object.assign(target, { open, location: { hostname: 'editor.example' } }) as unknown as Opener;
  const say = (data: unknown, { origin = RELAY, source = popup } = {}) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { popup, open, say, key: signInThroughRelay(RELAY, opener) };
}

test('the relay’s window gets a reply, and returns the key', async () => {
  const popup = { closed: false, close: vi.fn(), postMessage: vi.fn() };
  const { open, say, key } = signIn(popup);
  expect(String(open.mock.lastCall?.[0])).toBe(`${RELAY}/auth?provider=github&site_id=editor.example`);
  say(HELLO);
  expect(popup.postMessage).toHaveBeenCalledExactlyOnceWith(HELLO, RELAY);
  say(SUCCESS);
  expect(await key).toBe('key-of-anita');
  expect(popup.close).toHaveBeenCalled();
});

test.each<[string, unknown, object]>([
  ['another origin', SUCCESS, { origin: 'https://evil.example' }],
  ['another window', SUCCESS, { source: {} }],
  ['a message that is none of the relay’s', { token: 'evil' }, {}],
  ['another provider', SUCCESS.replace(':github:', ':gitlab:'), {}],
])('messages are ignored from %s', async (_whose, data, from) => {
  const { say, key } = signIn();
  say(data, from);
  say(SUCCESS.replace('anita', 'ravi'));
  expect(await key).toBe('key-of-ravi');
});

test.each([
  ['error:{"provider":"github","error":"Your domain is not allowed."}', 'Your domain is not allowed.'],
  ['success:{"provider":"github"}', ''],
])('an answer without a key signs nobody in, and says why: %s', async (answer, message) => {
  const { say, key } = signIn();
  say(`authorization:github:${answer}`);
  await expect(key).rejects.toMatchObject({ code: 'refused', message });
});

test('a closed or blocked window is reported', async () => {
  const { key } = signIn({ closed: true, close: vi.fn() });
  vi.advanceTimersByTime(1000);
  await expect(key).rejects.toMatchObject({ code: 'closed' });
  await expect(signIn(null).key).rejects.toMatchObject({ code: 'blocked' });
});

test.each([
  ['2027-01-31', undefined, '2027-01-16', undefined],
  ['2027-01-31', undefined, '2027-01-18', '2027-01-31'],
  [undefined, '2026-01-31T09:00:00Z', '2027-01-16', undefined],
  [undefined, '2026-01-31T09:00:00Z', '2027-01-18', '2027-01-31'],
  [undefined, undefined, '2027-01-18', undefined],
])('two weeks before a key expires, the editor warns: until %s, since %s, now %s', (until, since, day, said) => {
  const end = keyEnd(until, since, new Date(`${day}T12:00:00Z`));
  expect(end?.toISOString().slice(0, 10)).toBe(said);
});

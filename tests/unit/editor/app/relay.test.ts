import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Opener, signInThroughRelay } from '../../../../editor/app/signIn/relay.ts';

const RELAY = 'https://relay.example';
const HELLO = 'authorizing:github';
const SUCCESS = 'authorization:github:success:{"provider":"github","token":"key-of-anita"}';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A window of the editor, and the one that it opens. */
function windows() {
  const popup = { closed: false, close: vi.fn(), postMessage: vi.fn() };
  const open = vi.fn((_address: URL): unknown => popup);
  const target = new EventTarget();
  const opener = Object.assign(target, { open, location: { hostname: 'editor.example' } }) as unknown as Opener;
  const say = (data: unknown, { origin = RELAY, source = popup as unknown } = {}) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { popup, open, opener, say };
}

test('the relay’s window is answered, and brings the key', async () => {
  const { popup, open, opener, say } = windows();
  const key = signInThroughRelay(RELAY, opener);
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
])('nothing is taken from %s', async (_whose, data, from) => {
  const { opener, say } = windows();
  const key = signInThroughRelay(RELAY, opener);
  say(data, from);
  say(SUCCESS.replace('anita', 'ravi'));
  expect(await key).toBe('key-of-ravi');
});

test('a relay that refuses says why', async () => {
  const { opener, say } = windows();
  const key = signInThroughRelay(RELAY, opener);
  say('authorization:github:error:{"provider":"github","error":"Your domain is not allowed."}');
  await expect(key).rejects.toMatchObject({ code: 'refused', message: 'Your domain is not allowed.' });
});

test.each(['{"provider":"github"}', '{broken}'])('an answer without a key signs nobody in: %s', async (answer) => {
  const { opener, say } = windows();
  const key = signInThroughRelay(RELAY, opener);
  say(`authorization:github:success:${answer}`);
  await expect(key).rejects.toMatchObject({ code: 'refused' });
});

test('a window that is closed, or that the browser does not open, is said so', async () => {
  const { popup, open, opener } = windows();
  const key = signInThroughRelay(RELAY, opener);
  popup.closed = true;
  vi.advanceTimersByTime(1000);
  await expect(key).rejects.toMatchObject({ code: 'closed' });
  open.mockReturnValue(null);
  await expect(signInThroughRelay(RELAY, opener)).rejects.toMatchObject({ code: 'blocked' });
});

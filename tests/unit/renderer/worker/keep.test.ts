/** What the service worker keeps of what a host sends. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageWithRevision } from '../../../../scripts/build/revision.ts';
import { REWRITERS, WRONG_ANSWERS } from '../../../support/rewriters.ts';

const { text: PAGE, revision } = pageWithRevision(
  '<!DOCTYPE html><html lang="en"><head><style>p { margin: 0 }</style></head><body id="top" class="page"><!-- a comment -->\n<p>\n  Call <a class="link" href="mailto:hello@clinic.example">hello@clinic.example</a></p>\n</body>\n</html>',
);

vi.stubGlobal('self', { __FACTS: { languages: {}, most: {}, revisions: { '/about': revision } } });
const { keyOf } = await import('../../../../renderer/worker/facts.ts');
const { copyForCache: copyToKeep, keepOffline } = await import('../../../../renderer/worker/keep.ts');

const html = (text: string, status = 200) => new Response(text, { status, headers: { 'Content-Type': 'text/html' } });

test('a page is kept as the host has built it', async () => {
  expect(await (await copyToKeep('/about', html(PAGE)))?.text()).toBe(PAGE);
});

test.each(Object.entries(REWRITERS))('and as %s leaves it', async (_, rewrite) => {
  const served = rewrite(PAGE);
  expect(served).not.toBe(PAGE);
  expect(await (await copyToKeep('/about', html(served)))?.text()).toBe(served);
});

test.each(Object.entries(WRONG_ANSWERS))('%s is not kept', async (_, answer) => {
  expect(await copyToKeep('/about', html(answer(PAGE)))).toBeUndefined();
});

test.each([
  ['an error', '/about', html(PAGE, 500)],
  ['a page that the build does not have', '/elsewhere', html(PAGE)],
  ['a page sent as plain text', '/about', new Response(PAGE)],
  ['a page from another address', '/about', Object.defineProperty(html(PAGE), 'redirected', { value: true })],
])('nor is %s', async (_, path, response) => {
  expect(await copyToKeep(path, response)).toBeUndefined();
});

describe('what is fetched in advance', () => {
  const DAY = 86_400_000;
  let answer = PAGE;
  const asked = vi.fn(async () => html(answer));
  const keep = () => keepOffline(['/about']).catch(() => undefined);

  beforeEach(() => {
    const kept = new Map<string, Response>();
    const cache = {
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (key: string, response: Response) => void kept.set(key, response),
    };
    vi.stubGlobal('caches', { open: async () => cache });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', asked.mockClear());
    vi.useFakeTimers({ now: 10 * DAY, toFake: ['Date'] });
  });
  afterEach(() => vi.useRealTimers());

  test('is asked for once, when it can be kept', async () => {
    answer = PAGE;
    await keep();
    await keep();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('and is asked for anew where an earlier worker has kept it as plain text', async () => {
    const cache = await caches.open('always');
    await cache.put(keyOf('/about'), new Response(PAGE));
    await keep();
    expect((await cache.match(keyOf('/about')))?.headers.get('Content-Type')).toBe('text/html');
  });

  test.each(Object.entries(WRONG_ANSWERS))('is asked for again a day later after %s', async (_, wrong) => {
    answer = wrong(PAGE);
    await expect(keepOffline(['/about'])).rejects.toThrow('/about is not of this build.');
    answer = PAGE;
    for (const hours of [0, 1, 23]) {
      vi.setSystemTime(10 * DAY + (hours * DAY) / 24);
      await keep();
    }
    expect(asked).toHaveBeenCalledTimes(1);
    vi.setSystemTime(11 * DAY + 1);
    await keep();
    await keep();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

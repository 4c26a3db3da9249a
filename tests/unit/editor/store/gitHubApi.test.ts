/** Errors of GitHub, by REST and by GraphQL, and how the editor classifies them. */
import { expect, test } from 'vitest';
import { gitHubApi } from '../../../../editor/store/gitHubApi.ts';
import type { FailureCode } from '../../../../editor/store/gitHubFailures.ts';
import { NOON } from '../../../support/gitHub/gitHubOf.ts';

type Answer = Readonly<{ status?: number; headers?: Record<string, string> }> & Readonly<{ body: unknown }>;

/** GitHub with these answers, one after the other; what was asked; and a clock. */
function open(answers: readonly Answer[]) {
  const left = [...answers];
  const clock = { now: NOON, asked: 0 };
  const api = gitHubApi({
    owner: 'clinic',
    name: 'website',
    key: () => 'key',
    now: () => clock.now,
    isOnline: () => true,
    async fetch() {
      clock.asked += 1;
      const { status = 200, headers, body } = left.shift() ?? { body: { data: {} } };
      return typeof body === 'string'
        ? new Response(body, { status, headers })
        : Response.json(body, { status, headers });
    },
  });
  /** By GraphQL, with status 200. @returns undefined on success */
  const ask = () =>
    (left[0]?.status === undefined ? api.query('{}') : api.get('/branches')).then(
      () => undefined,
      (error: unknown) => error as { code: FailureCode; until?: string; message: string },
    );
  return { clock, ask };
}

const graphQL = (message: string, type?: string, headers = {}): Answer => ({
  headers,
  body: { data: null, errors: [{ ...(type && { type }), message, path: ['createCommitOnBranch'] }] },
});
const rest = (status: number, message: string, headers = {}, more = {}): Answer => ({
  status,
  headers,
  body: { message, ...more },
});

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const at = (time: number) => String(time / SECOND);
const LEFT = { 'X-RateLimit-Remaining': '4871', 'X-RateLimit-Reset': at(NOON + 20 * MINUTE) };
const NOTHING_LEFT = { ...LEFT, 'X-RateLimit-Remaining': '0' };
const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
const MANUAL = { documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api' };

test.each<[string, Answer, number]>([
  ['the hour is used up', graphQL('API rate limit already exceeded', 'RATE_LIMIT', NOTHING_LEFT), 20 * MINUTE],
  ['without a type', graphQL(SECONDARY, undefined, { ...LEFT, 'Retry-After': '90' }), 90 * SECOND],
  ['without errors, and without data', { headers: LEFT, body: { message: SECONDARY, ...MANUAL } }, MINUTE],
  ['a proposal too soon after another', graphQL('was submitted too quickly', 'UNPROCESSABLE', LEFT), MINUTE],
  ['only a time to wait', graphQL('Something went wrong', undefined, { 'Retry-After': '30' }), 30 * SECOND],
  ['abuse detection', rest(403, 'You have triggered an abuse detection mechanism.', LEFT), MINUTE],
  ['only the manual says it', rest(403, 'Forbidden', LEFT, MANUAL), MINUTE],
  ['429, with a time', rest(429, SECONDARY, { ...NOTHING_LEFT, 'Retry-After': '7200' }), 2 * HOUR],
  ['429 of a proxy, which has no JSON', { status: 429, body: '<h1>Whoa there!</h1>' }, MINUTE],
  [
    'a device whose clock is days late',
    rest(403, 'No', { ...NOTHING_LEFT, 'X-RateLimit-Reset': at(NOON + 50 * HOUR) }),
    HOUR,
  ],
])('after a rate limit, no requests are sent for a while: %s', async (_how, answer, wait) => {
  const failure = await open([answer]).ask();
  expect(failure).toMatchObject({ code: 'tooMany', until: new Date(NOON + wait).toISOString() });
  expect(failure?.message).toMatch(/^GitHub takes no more requests .* until \d\d:\d\d\. Try again then/);
});

test('no requests are sent until the limit ends; the next one lasts twice as long', async () => {
  const limited = rest(403, SECONDARY);
  const fine = [rest(200, 'Fine'), { body: { data: {} } }];
  const { clock, ask } = open([...Array(8).fill(limited), ...fine.flatMap((each) => [each, limited])]);
  const minutes = async () => {
    const { until = '' } = (await ask()) ?? {};
    const wait = (Date.parse(until) - clock.now) / MINUTE;
    const before = clock.asked;
    clock.now += 30 * SECOND;
    expect([(await ask())?.until, clock.asked]).toEqual([until, before]);
    clock.now = Date.parse(until);
    return wait;
  };
  const waits: number[] = [];
  while (waits.length < 8) waits.push(await minutes());
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  for (const _each of fine) expect([await ask(), await minutes()]).toEqual([undefined, 1]);
});

/** The answer, its code, and a part of the message. */
test.each<[Answer, FailureCode, RegExp?]>([
  [graphQL('No', 'BRANCH_PROTECTION_RULE_VIOLATION'), 'protected', /need somebody’s approval .* Propose them instead/],
  [graphQL('Changes must be made through a pull request.', 'UNPROCESSABLE'), 'protected'],
  [graphQL('Required status check "website" is expected.', 'UNPROCESSABLE'), 'protected'],
  [graphQL('Repository rule violations found\n\nCannot update this protected ref.\n\n', 'UNPROCESSABLE'), 'protected'],
  [graphQL("You're not authorized to push to this branch. Visit https://docs.github.com", 'FORBIDDEN'), 'protected'],
  [rest(403, 'GH006: Protected branch update failed for refs/heads/main.'), 'protected'],
  [rest(422, 'Validation Failed', {}, { errors: ['GH013: Repository rule violations found'] }), 'protected'],
  [
    rest(422, 'Invalid', {}, { errors: [{ code: 'custom' }] }),
    'refused',
    /^GitHub refuses this \(GitHub: Invalid\)\. Show/,
  ],
  [rest(409, 'Git Repository is empty.'), 'conflict', /changed by somebody else .* Try again in a minute\./],
  [rest(403, 'Forbidden', LEFT), 'mayNot', /no right to do this \(GitHub: Forbidden\)\. Ask whoever/],
  [rest(404, 'Not Found'), 'notFound', /does not find what .* or hides it .*\(GitHub: Not Found\)/],
  [rest(401, 'Bad credentials', NOTHING_LEFT), 'signedOut', /Sign in again;/],
  [
    rest(503, 'Unavailable', { 'Retry-After': '5' }),
    'broken',
    /a fault of its own \(GitHub: Unavailable\)\. Try again in a/,
  ],
  [graphQL('Resource not accessible by personal access token', 'FORBIDDEN', NOTHING_LEFT), 'mayNot'],
  [graphQL('A pull request already exists for clinic:editor/1a2b3c.', 'UNPROCESSABLE'), 'refused'],
  [graphQL('Something went wrong while executing your query.'), 'broken', /githubstatus\.com says more/],
])('%j is %s', async (answer, code, sentence = /./) => {
  const failure = await open([answer]).ask();
  expect(failure).toMatchObject({ code, message: expect.stringMatching(sentence) });
  expect(failure?.message).not.toMatch(/\n|undefined|[{}]|\(GitHub: \)/);
});

import { expect, test } from 'vitest';
import { KOLKATA_CLOCK } from '../../../branches/model/day.ts';
import { GitHubFailure } from '../../../editor/store/gitHubFailures.ts';

/** Five past midnight in India. */
const AFTER_MIDNIGHT = '2026-11-26T18:35:00Z';

test.each(['en-IN', 'ta-IN', 'hi-IN'])('in %s, five past midnight is 00:05, also with Node.js 20', (locale) => {
  expect(new Date(AFTER_MIDNIGHT).toLocaleTimeString(locale, KOLKATA_CLOCK)).toBe('00:05');
});

test('the time from which GitHub takes requests again is one of a clock', () => {
  expect(new GitHubFailure('tooMany', '', AFTER_MIDNIGHT).message).toContain('until 00:05');
});

/** Failures of GitHub, each with what has happened and what to do. */
import { KOLKATA_CLOCK } from '../../branches/model/day.ts';
import words from '../../locales/en/editor-signin.json' with { type: 'json' };

/** A check of a published version has failed, and GitHub does not say why. */
export const SILENT_CHECK =
  'A check on GitHub has failed. Whoever looks after the website finds the reason there, under “Actions”.';

/**
 * `protected`: the branch takes changes only as pull requests; `stale`: it has moved on; `unreachable`: a browser does not
 * tell a page whether the connection broke or the answer was blocked.
 */
export type FailureCode = keyof typeof words.failures;

/** An error answer of GitHub. `type` is that of a GraphQL error, which has status 200. */
export type ErrorAnswer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | number | undefined>>;
  /** GitHub's own words. */
  detail: string;
  /** The page of its manual that it names. */
  page?: string | undefined;
  type?: string | undefined;
  /** A GraphQL error without a type that is not the query's fault. */
  isUntyped?: boolean;
}>;

const BY_STATUS: Readonly<Record<number, FailureCode>> = {
  401: 'signedOut',
  403: 'mayNot',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  422: 'refused',
};

const BY_TYPE: Readonly<Record<string, FailureCode>> = {
  BRANCH_PROTECTION_RULE_VIOLATION: 'protected',
  FORBIDDEN: 'mayNot',
  INSUFFICIENT_SCOPES: 'mayNot',
  NOT_FOUND: 'notFound',
  RATE_LIMIT: 'tooMany',
  RATE_LIMITED: 'tooMany',
  STALE_DATA: 'stale',
};

/** Secondary limits have any status and type, or none; some can only be recognised by the page of the manual. */
const LIMITED = /rate.?limit|abuse detection|submitted too quickly|too many requests/i;

/** Branch protection and rulesets use several statuses and types for "only through a proposal". */
const NEEDS_PROPOSAL =
  /changes must be made through|required status check|approv(?:ed|ing) review|code owner review|protected (?:branch|ref)|locked branch|not authorized to push|rule violations|\bGH0(?:06|13)\b/i;

/** Classifies an error: messages about limits and rules come before types, and types before statuses. */
export function failureCode({
  status,
  headers,
  detail,
  page = '',
  type = '',
  isUntyped = false,
}: ErrorAnswer): FailureCode {
  const isToWait = 'retry-after' in headers || headers['x-ratelimit-remaining'] === '0';
  if (status === 429 || LIMITED.test(`${detail} ${page}`) || (isToWait && (status === 403 || isUntyped)))
    return 'tooMany';
  if (status >= 500) return 'broken';
  if (status !== 401 && NEEDS_PROPOSAL.test(detail)) return 'protected';
  return isUntyped ? 'broken' : (BY_TYPE[type] ?? BY_STATUS[status] ?? 'refused');
}

const [MINUTE, HOUR] = [60_000, 3_600_000];

/**
 * When GitHub accepts requests again, in milliseconds: as its headers say, otherwise after a minute, doubled each time.
 * @param times how many limits came before in a row
 */
export function rateLimitEnd(headers: ErrorAnswer['headers'], now: number, times: number): number {
  const seconds = Number(headers['retry-after']);
  if (seconds > 0) return now + seconds * 1000;
  const reset = Number(headers['x-ratelimit-reset']) * 1000;
  // Limits last an hour at most; the clock of the device may be wrong.
  if (headers['x-ratelimit-remaining'] === '0' && reset > now) return Math.min(reset, now + HOUR);
  return now + Math.min(MINUTE * 2 ** times, HOUR);
}

const clock = new Intl.DateTimeFormat('en-IN', KOLKATA_CLOCK);

/** What a person needs to know of a failure; the worker passes it on with the error. */
export type Failure = Pick<GitHubFailure, 'code' | 'detail' | 'until'>;

/** GitHub has failed. The message is for the person who caused the request. */
export class GitHubFailure extends Error {
  override name = 'GitHubFailure';
  readonly code: FailureCode;
  /** GitHub's own words, or nothing. */
  readonly detail: string;
  /** After too many requests: the ISO time when it accepts some again, if known. */
  readonly until: string | undefined;

  constructor(code: FailureCode, detail = '', until?: string) {
    super(failureSentence({ code, detail, until }, inEnglish));
    this.code = code;
    this.detail = detail;
    this.until = until;
  }
}

/** Whether an error is a GitHub failure with one of these codes. */
export const isFailure = (error: unknown, ...codes: FailureCode[]): error is GitHubFailure =>
  error instanceof GitHubFailure && codes.includes(error.code);

/** The words of `editor-signin.json` in a language, by their key. */
type Say = (key: 'quoted' | 'forMinutes' | 'untilTime' | `failures.${FailureCode}`, values: Values) => string;
type Values = Readonly<Record<string, string>>;

export function failureSentence({ code, detail, until }: Failure, say: Say): string {
  const wait = until === undefined ? say('forMinutes', {}) : say('untilTime', { time: clock.format(new Date(until)) });
  const sentence = say(`failures.${code}`, { says: detail && say('quoted', { says: detail }), until: wait });
  // Without a message of GitHub.
  return sentence.replace(' .', '.');
}

function inEnglish(key: string, values: Values): string {
  const found: unknown = key.split('.').reduce<unknown>((group, step) => Reflect.get(Object(group), step), words);
  return String(found).replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}

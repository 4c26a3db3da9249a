/** What can go wrong with GitHub: each with what has happened, and what to do. */
import { KOLKATA_CLOCK } from '../../branches/model/day.ts';
import words from '../../locales/en/editor-signin.json' with { type: 'json' };

/** A check of a published version has failed, and GitHub does not tell the editor why. */
export const SILENT_CHECK =
  'A check on GitHub has failed. Whoever looks after the website finds the reason there, under “Actions”.';

/**
 * `protected`: the branch takes changes only as pull requests; `stale`: it is no longer where it was; `unreachable`: a browser does not
 * tell a page whether the line broke or the answer was kept from it. `gitHubApi` says what the others are.
 */
export type FailureCode = keyof typeof words.failures;

/** What GitHub answers where it does not do what it was asked for. The `type` is an error's of GraphQL, which comes with status 200. */
export type ErrorAnswer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | number | undefined>>;
  /** GitHub's own words. */
  says: string;
  /** The page of its manual that it names. */
  page?: string | undefined;
  type?: string | undefined;
  /** Of GraphQL, but neither typed nor a fault of the query's own. */
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

/** Secondary limits come with any status and type, or none; of some, only the page of the manual says what they are. */
const LIMITED = /rate.?limit|abuse detection|submitted too quickly|too many requests/i;

/** Branch protection and rulesets say with several statuses and types what a branch takes only as a proposal. */
const NEEDS_PROPOSAL =
  /changes must be made through|required status check|approv(?:ed|ing) review|code owner review|protected (?:branch|ref)|locked branch|not authorized to push|rule violations|\bGH0(?:06|13)\b/i;

/** What kind of refusal it is: what is said of limits and rules counts before types, and types before statuses. */
export function failureCode({
  status,
  headers,
  says,
  page = '',
  type = '',
  isUntyped = false,
}: ErrorAnswer): FailureCode {
  const isToWait = 'retry-after' in headers || headers['x-ratelimit-remaining'] === '0';
  if (status === 429 || LIMITED.test(`${says} ${page}`) || (isToWait && (status === 403 || isUntyped)))
    return 'tooMany';
  if (status >= 500) return 'broken';
  if (status !== 401 && NEEDS_PROPOSAL.test(says)) return 'protected';
  return isUntyped ? 'broken' : (BY_TYPE[type] ?? BY_STATUS[status] ?? 'refused');
}

const [MINUTE, HOUR] = [60_000, 3_600_000];

/**
 * Until when GitHub takes no more requests, in milliseconds: what it says; else a minute, and twice as long each time.
 * @param times how often it was said in a row before
 */
export function rateLimitEnd(headers: ErrorAnswer['headers'], now: number, times: number): number {
  const seconds = Number(headers['retry-after']);
  if (seconds > 0) return now + seconds * 1000;
  const reset = Number(headers['x-ratelimit-reset']) * 1000;
  // Limits are of an hour: a device whose clock is wrong waits no longer.
  if (headers['x-ratelimit-remaining'] === '0' && reset > now) return Math.min(reset, now + HOUR);
  return now + Math.min(MINUTE * 2 ** times, HOUR);
}

const clock = new Intl.DateTimeFormat('en-IN', KOLKATA_CLOCK);

/** What a person needs to know of a failure. A worker hands it over with the error. */
export type Failure = Pick<GitHubFailure, 'code' | 'says' | 'until'>;

/** GitHub did not do what it was asked for. Its message is for the person who asked. */
export class GitHubFailure extends Error {
  override name = 'GitHubFailure';
  readonly code: FailureCode;
  /** GitHub's own words, or nothing. */
  readonly says: string;
  /** Too many requests: ISO time from which on it takes some again, if it says so. */
  readonly until: string | undefined;

  constructor(code: FailureCode, says = '', until?: string) {
    super(failureSentence({ code, says, until }, inEnglish));
    this.code = code;
    this.says = says;
    this.until = until;
  }
}

/** @param codes of which it may be */
export const isFailure = (error: unknown, ...codes: FailureCode[]): error is GitHubFailure =>
  error instanceof GitHubFailure && codes.includes(error.code);

/** The words of `editor-signin.json` in a language, by their key. */
type Say = (key: 'quoted' | 'forMinutes' | 'untilTime' | `failures.${FailureCode}`, values: Values) => string;
type Values = Readonly<Record<string, string>>;

export function failureSentence({ code, says, until }: Failure, say: Say): string {
  const wait = until === undefined ? say('forMinutes', {}) : say('untilTime', { time: clock.format(new Date(until)) });
  const sentence = say(`failures.${code}`, { says: says && say('quoted', { says }), until: wait });
  // Where GitHub has said nothing.
  return sentence.replace(' .', '.');
}

function inEnglish(key: string, values: Values): string {
  const found: unknown = key.split('.').reduce<unknown>((group, step) => Reflect.get(Object(group), step), words);
  return String(found).replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}

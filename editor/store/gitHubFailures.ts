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

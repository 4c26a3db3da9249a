import { GitError, GitPluginError } from 'simple-git';

/** A Git command that did not succeed. simple-git hands on no errors but its own. */
export class GitFailed extends GitError {
  override readonly name = 'GitFailed';
  readonly exitCode: number;
  readonly stdErr: string;
  readonly stdOut: string;

  constructor(exitCode: number, stdErr: string, stdOut: string) {
    super(undefined, stdErr || stdOut || `Git ended with code ${exitCode}.`);
    this.exitCode = exitCode;
    this.stdErr = stdErr;
    this.stdOut = stdOut;
  }
}

/** Why something could not be published. The editor's words have a sentence for each. */
export const FAILURES = [
  'noNetwork',
  'noRights',
  'noPassword',
  'declined',
  'overtaken',
  'diskFull',
  'noGit',
  'locked',
  'notSafe',
  'other',
] as const;

export type Failure = (typeof FAILURES)[number];

/** By what Git says. The first that matches counts. */
const SIGNS: readonly (readonly [Failure, RegExp])[] = [
  ['noGit', /\bENOENT\b.*|spawn git/],
  ['diskFull', /No space left on device|ENOSPC|Disk quota exceeded|disk full/i],
  ['locked', /\.lock': File exists|Another git process seems to be running/],
  ['notSafe', /dubious ownership/],
  ['overtaken', /\[rejected\]|non-fast-forward|fetch first|stale info|cannot lock ref|reference already exists/],
  ['declined', /hook declined|remote rejected|failed to push some refs/],
  [
    'noPassword',
    /could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(publickey|Host key verification/,
  ],
  [
    'noRights',
    /\b40[13]\b|Authentication failed|access denied|Permission (?:to \S+ )?denied|not allowed|service not enabled|Repository not found|does not appear to be a git repository|not exported/i,
  ],
  [
    'noNetwork',
    /Could not resolve host|Connection (?:refused|timed out|reset)|unable to (?:access|connect)|Network is unreachable|No route to host|remote end hung up|Operation timed out|early EOF|SSL|Name or service not known/i,
  ],
];

/** What kind of failure an error is. */
export function failureOf(error: unknown): Failure {
  if (error instanceof GitPluginError && error.plugin === 'timeout') return 'noNetwork';
  const text = error instanceof Error ? `${error.message} ${'code' in error ? error.code : ''}` : String(error);
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'other';
}

/** What the remote says about a refusal, without its marks. */
export function remoteWords(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const said = text.split(/[\r\n]+/).filter((line) => line.startsWith('remote:'));
  return said
    .map((line) => line.replace(/^remote:\s*/, '').trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** What can go wrong with GitHub: each with what has happened, and what to do. */

/** `{says}` are GitHub's own words, `{until}` is a time of the clinic's clock. */
const SENTENCES = {
  /** 401. */
  signedOut:
    'GitHub does not accept your access key: it is mistyped, has ended, or was taken back. Sign in again; your changes are kept.',
  /** 403 for want of rights. */
  mayNot:
    'Your account or your access key has no right to do this (GitHub: {says}). Ask whoever looks after the website for it; your changes are kept.',
  /** 403 or 429, and 200 with an error of its own, for too many requests. */
  tooMany: 'GitHub takes no more requests from your account {until}. Try again then; your changes are kept.',
  /** 404. */
  notFound:
    'GitHub does not find what the editor asks for, or hides it from your access key (GitHub: {says}). Make sure that the key is for the repository of the website.',
  /** 409. */
  conflict: 'The repository is being changed by somebody else at this moment (GitHub: {says}). Try again in a minute.',
  /** 422, and whatever else GitHub finds wrong with a request. */
  refused:
    'GitHub refuses this (GitHub: {says}). Show this sentence to whoever looks after the website; your changes are kept.',
  /** The branch takes changes only as pull requests. */
  protected:
    'Changes of the website need somebody’s approval (GitHub: {says}). Propose them instead of publishing them.',
  /** The branch is no longer where it was. */
  stale: 'Somebody else has published in the meantime. Look at what has changed, and publish again.',
  tooLarge:
    'These changes are larger than 30 MB, which GitHub does not take at once. Publish some of the pictures first, or use smaller ones.',
  /** 5xx. */
  broken:
    'GitHub has a fault of its own (GitHub: {says}). Try again in a few minutes; www.githubstatus.com says more. Your changes are kept.',
  offline: 'This device is offline. Try again when it is connected; your changes are kept.',
  /** A browser does not tell a page whether the line broke or the answer was kept from it. */
  unreachable:
    'GitHub does not answer, although this device is online. Try again; if that does not help, an extension of the browser or a filter of the network may be blocking api.github.com. Your changes are kept.',
} as const;

/** A check of a published version has failed, and GitHub does not tell the editor why. */
export const SILENT_CHECK =
  'A check on GitHub has failed. Whoever looks after the website finds the reason there, under “Actions”.';

export type FailureCode = keyof typeof SENTENCES;

const clock = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short', hour12: false });

/** GitHub did not do what it was asked for. Its message is for the person who asked. */
export class GitHubFailure extends Error {
  override name = 'GitHubFailure';
  readonly code: FailureCode;
  /** Too many requests: ISO time from which on it takes some again, if it says so. */
  readonly until: string | undefined;

  /** @param says GitHub's own words */
  constructor(code: FailureCode, says = '', until?: string) {
    const wait = until === undefined ? 'for some minutes' : `until ${clock.format(new Date(until))}`;
    super(SENTENCES[code].replace('{until}', wait).replace(' (GitHub: {says})', says && ` (GitHub: ${says})`));
    this.code = code;
    this.until = until;
  }
}

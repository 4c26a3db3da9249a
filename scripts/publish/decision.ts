/** Who may publish what: the decision of the guard, without a request. `readPush.ts` finds out what it is given. */
import { parseRecord } from '../../locales/model/record.ts';
import { parseSignatures } from '../../locales/model/signatures.ts';
import { contentPath, isPublishable, type KnownNames, wordsOf } from '../../site/content/contentPaths.ts';

/** The branch that the website is built from. */
export const CONTENT_BRANCH = 'main';

/** A path that two versions have in different states; a mode is Git's, such as 100644, and undefined where there is no such path. */
export type PathChange = Readonly<{ path: string; before?: string | undefined; after?: string | undefined }>;

/** A record of readings or signatures in a version, and in those that it was made from. Empty where there is no file. */
export type RecordTexts = Readonly<{ path: string; before: readonly string[]; after: string }>;

/** A commit that changes a record. */
export type Commit = Readonly<{
  /** Accounts on GitHub; undefined where GitHub knows none. */
  author?: string | undefined;
  committer?: string | undefined;
  /** Whether GitHub has seen that the signature is the committer's. */
  isVerified: boolean;
  /** It was made out of others by a merge, squash or rebase: nobody need have written what is in it. */
  isDerived?: boolean;
  records: readonly RecordTexts[];
}>;

/** The people of `editor.yaml`, by account; a string says why they cannot be read. */
export type People = Readonly<Record<string, Readonly<{ name: string; dentist?: true | undefined }>>> | string;

/** Everything since the version that was accepted last. */
export type Range = Readonly<{
  /** The version that was accepted last. */
  base: string;
  /** Whether the pushed version was made from it; otherwise accepted versions would be taken back. */
  hasBase: boolean;
  /** Whether GitHub has listed all of what is needed. */
  isComplete: boolean;
  changes: readonly PathChange[];
  /** What the last accepted version knows. */
  site: KnownNames;
  /** Those that have changed. */
  records: readonly RecordTexts[];
  /** The commits that change records, from the oldest; then those of merged proposals. */
  commits: readonly Commit[];
  people: People;
}>;

export type Push = Readonly<{
  /** Who pushed, pressed "Run workflow", or ran it again. */
  actor: string;
  /** Their role, as GitHub calls it; undefined if they have none, or are no account. */
  role: string | undefined;
  /** For a bot: who made the proposal that it merged. */
  proposer?: Readonly<{ account: string; role: string | undefined }> | undefined;
  /** What started the workflow: `push`, `workflow_dispatch` or `schedule`. */
  event: string;
  /** Such as `refs/heads/main`. */
  ref: string;
  commit: string;
  /** Where the branch was. */
  before?: string;
  /** The status of an earlier attempt of the same run. */
  verdict?: 'success' | 'failure' | undefined;
  /** Undefined if no version was ever accepted. */
  range?: Range | undefined;
}>;

/** The roles of GitHub, by what they may publish. Roles that an organisation defines are not among them. */
const ROLES = new Map<string | undefined, 'all' | 'content' | 'nothing'>([
  ['admin', 'all'],
  ['maintain', 'all'],
  ['write', 'content'],
  ['triage', 'nothing'],
  ['read', 'nothing'],
  ['none', 'nothing'],
]);

const DEVELOPERS = 'those with the role Maintain or Admin';

/** Whether somebody may publish without a look at what. */
export const mayPublishAll = ({ role, event }: Pick<Push, 'role' | 'event'>): boolean =>
  event !== 'schedule' && ROLES.get(role) === 'all';

/** @returns why it may not be published, in a sentence; undefined if it may */
export function explainRefusal(push: Push): string | undefined {
  const { actor, event, ref, commit, verdict, range } = push;
  if (ref !== `refs/heads/${CONTENT_BRANCH}`)
    return `Only the branch ${CONTENT_BRANCH} is published, not ${shown(ref)}.`;
  if (verdict === 'success' || mayPublishAll(push)) return undefined;
  // Nobody has to be there at night, and whoever starts it by hand changes nothing.
  if (event !== 'push') {
    if (range?.base === commit) return undefined;
    return `Version ${short(commit)} is not the one that was accepted last: publish a change, or ask a developer.`;
  }
  const account = actor.endsWith('[bot]') ? push.proposer?.account : actor;
  if (account === undefined) return `${actor} is no person, and merged no proposal of one.`;
  const forbidden = whyNotRole(account, account === actor ? push.role : push.proposer?.role);
  if (forbidden) return forbidden;
  if (!range) return `No version was accepted yet: the first one is published by a developer, ${DEVELOPERS}.`;
  if (!range.hasBase)
    return `This takes back version ${short(range.base)}, which was accepted: only developers may, ${DEVELOPERS}.`;
  if (!range.isComplete) return `${account} changed more than can be looked through: a developer has to.`;
  return whyNotCode(account, push.before, range) ?? whyNotSigned(account, range);
}

function whyNotRole(account: string, role: string | undefined): string | undefined {
  const may = ROLES.get(role);
  if (may === 'all' || may === 'content') return undefined;
  if (role === undefined) return `${account} has no role in this repository.`;
  return may
    ? `${account} may read, but not publish.`
    : `${account} has the role “${role}”, which the guard does not know.`;
}

/** The mode of a plain file. */
export const FILE = '100644';

function whyNotCode(account: string, before: string | undefined, { base, changes, site }: Range): string | undefined {
  const isContent = ({ path, before: old = FILE, after = FILE }: PathChange) =>
    isPublishable(path, site) && old === FILE && after === FILE;
  // The words files in English are those that the site knows: nobody else could bring one back.
  const isLastOfItsName = ({ path, after }: PathChange) =>
    after === undefined && wordsOf(path)?.language === site.languages[0];
  const code = changes.find((change) => !isContent(change) || isLastOfItsName(change));
  if (!code) return undefined;
  const path = shown(code.path);
  if (base === before) return `${account} changed ${path}, which only developers may: ${DEVELOPERS}.`;
  return `${path} has changed since version ${short(base)}, which was accepted last: only developers may, ${DEVELOPERS}.`;
}

/** Something that was signed, and by whom. */
type Entry = Readonly<{ id: string; name: string; isSignature: boolean }>;

/** The entries of a record that somebody has signed. @throws Error with a sentence if it is damaged */
function signedEntries(path: string, text: string): readonly Entry[] {
  if (text === '') return [];
  const entry = (name: string | undefined, isSignature: boolean, ...id: readonly unknown[]) =>
    name === undefined ? [] : [{ id: JSON.stringify([path, ...id]), name, isSignature }];
  if (contentPath(path)?.kind === 'signatures') {
    return Object.entries(parseSignatures(text, path)).flatMap(([language, files]) =>
      Object.entries(files).flatMap(([file, signed]) => entry(signed.by, true, language, file, signed)),
    );
  }
  return [...parseRecord(text, path)].flatMap(([namespace, texts]) =>
    [...texts].flatMap(([key, read]) => entry(read.reviewed?.replace(/, [\d-]+$/, ''), false, namespace, key, read)),
  );
}

/** What a version has signed beyond those before it. @throws Error with a sentence if its record is damaged */
function newEntries({ path, before, after }: RecordTexts): readonly Entry[] {
  const known = new Set(before.flatMap((text) => orNone(() => signedEntries(path, text))).map(({ id }) => id));
  return signedEntries(path, after).filter(({ id }) => !known.has(id));
}

/** A damaged record of the past signs nothing. */
function orNone(read: () => readonly Entry[]): readonly Entry[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/** Whether a version signs anything new, or has a damaged record. */
export function addsSignatures(records: readonly RecordTexts[]): boolean {
  try {
    return records.flatMap(newEntries).length > 0;
  } catch {
    return true;
  }
}

/**
 * The account that a commit is of. GitHub signs what is made in its pages and through its API, as `web-flow`, for the account that it names
 * as author; every other signature is the committer's. The author's line alone proves nothing.
 */
export function signerOf({ author, committer, isVerified, isDerived }: Omit<Commit, 'records'>): string | undefined {
  if (!isVerified || isDerived) return undefined;
  return committer === 'web-flow' ? author : committer;
}

function whyNotSigned(account: string, { records, commits, people }: Range): string | undefined {
  try {
    const added = records.flatMap(newEntries);
    if (added.length === 0) return undefined;
    if (typeof people === 'string') return people;
    const personOf = (login: string | undefined) =>
      Object.entries(people).find(([each]) => each.toLowerCase() === login?.toLowerCase())?.[1];
    const signed = new Map<string, boolean>();
    for (const commit of commits) {
      const person = personOf(signerOf(commit));
      const own = commit.records.flatMap((record) => orNone(() => newEntries(record)));
      for (const { id, name } of own) {
        if (name === person?.name) signed.set(id, person.dentist === true);
        else signed.delete(id);
      }
    }
    const other = added.find(({ id }) => !signed.has(id));
    if (other && personOf(account)?.name === other.name)
      return `Nothing shows that the reading of ${shown(other.name)} is theirs: use the editor or GitHub’s pages, or sign the commit.`;
    if (other) return `${account} recorded a reading in the name of ${shown(other.name)}.`;
    const lay = added.find(({ id, isSignature }) => isSignature && !signed.get(id));
    return lay && `${shown(lay.name)} signed off advice, which only a dentist of editor.yaml may.`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** An id of a version as people read it. */
const short = (commit: string) => commit.slice(0, 7);

/** A name of somebody else’s choice, on one line, and without letters that GitHub refuses in a status: those beyond U+FFFF. */
const shown = (name: string) =>
  shortened(name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u{10000}-\u{10ffff}]/gu, '?'), MAX_NAME);
/** Characters of such a name: most of a sentence is about something else. */
const MAX_NAME = 50;

/** @param most characters */
export const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

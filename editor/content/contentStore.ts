/** Where the content lives: a folder of this machine, or a repository on a forge. The editor knows no other way to it. */

/** Names a state of all content files: a commit, or a digest. */
export type Version = string;

/** The content files at one version. */
export type Snapshot = Readonly<{
  version: Version;
  /** Facts, words and what is recorded about them, by path: `branches/chennai.yaml`. */
  texts: ReadonlyMap<string, string>;
  /** What tells one state of a picture from another, by path: `media/offers/pongal.jpg`. */
  pictures: ReadonlyMap<string, string>;
  /** The texts of `.gitattributes`, by path, where no Git reads them that would do what they say. */
  attributes?: ReadonlyMap<string, string>;
  /** Whether the code beside it is another than this editor was built from, which then may not know all of its rules. */
  hasOtherCode?: boolean;
}>;

/** A file as it is to be; without content there is to be none. */
export type FileChange = Readonly<{ path: string; content: string | Uint8Array<ArrayBuffer> | undefined }>;

/** Who is signed in. */
export type Person = Readonly<{
  name: string;
  /** What a forge calls them. */
  account?: string;
  /** Whether changes are published at once, or somebody has to approve them. */
  mayPublish: boolean;
  /** ISO day on which the access ends; undefined if it does not. */
  until?: string | undefined;
}>;

/** A version of the past, and when it was made: ISO date and time. */
export type Entry = Readonly<{ version: Version; time: string; by?: string; message: string }>;

/** `live`: what the hosts serve, the editor too; `content`: what the website is built from, and its history. */
export type OpenBranch = 'live' | 'content';

/** What a version changed in a text file; a side is missing where there was no file. */
export type ChangedText = Readonly<{ path: string; before?: string | undefined; after?: string | undefined }>;

/** Changes that somebody has to approve. */
export type Proposal = Readonly<{ address: string; approvers: readonly string[] }>;

/** How far a version is on its way to the website; a failed check comes with its sentences. */
export type Status =
  | Readonly<{ state: 'checking' }>
  | Readonly<{ state: 'failed'; sentences: readonly string[] }>
  | Readonly<{ state: 'published'; time: string }>;

/** `stale`: the content has become another version than the changes were made for. Nothing was written. */
export type Committed = Readonly<{ version: Version }> | Readonly<{ stale: Version }>;

export type ContentStore = Readonly<{
  /** Whether what is committed is on its way to the website. */
  isPublic: boolean;
  currentPerson(): Promise<Person>;
  /** The last version that this device has read, without asking anybody; undefined if there is none, or where asking is as fast. */
  cachedSnapshot?(): Promise<Snapshot | undefined>;
  /** The newest version. @param known the version that is here already: its files need not be read again */
  load(known?: Snapshot): Promise<Snapshot>;
  /** A file as it was at a version. @throws Error if there was none */
  read(version: Version, path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The last versions, the newest first. @param path of the file that they changed; all files without it */
  history(path?: string): Promise<readonly Entry[]>;
  /** What a version of the history changed. */
  changesOf(version: Version): Promise<readonly ChangedText[]>;
  /** Writes all changes, or none. @param base the version that they were made for @throws NotWritten if a disk does not take them */
  commit(base: Version, changes: readonly FileChange[], message: string): Promise<Committed>;
  propose(base: Version, changes: readonly FileChange[], message: string): Promise<Proposal>;
  /** What has come of changes that were sent, whether to be committed or proposed; undefined if nothing is known of them. It writes nothing. */
  find(base: Version, changes: readonly FileChange[]): Promise<Readonly<{ version: Version }> | Proposal | undefined>;
  status(version: Version): Promise<Status>;
  /** What anybody who may write can overwrite, where that can be. */
  openBranches?(): Promise<readonly OpenBranch[]>;
}>;

/** A file could not be written, and none was. */
export class NotWritten extends Error {
  override name = 'NotWritten';
  readonly path: string;
  /** What the system says, such as ENOSPC for a full disk or EACCES for missing rights. */
  readonly code: string;

  constructor(path: string, code: string) {
    super(`${path} could not be written (${code}).`);
    this.path = path;
    this.code = code;
  }
}

/** Where the content is stored: in a folder on this machine, or in a repository on GitHub. All access goes through this interface. */

/** Identifies a state of all content files: a commit, or a digest. */
export type Version = string;

/** The content files at one version. */
export type Snapshot = Readonly<{
  version: Version;
  /** Facts, words and their records, by path: `branches/chennai.yaml`. */
  texts: ReadonlyMap<string, string>;
  /** The state of each picture, such as a digest, by path: `media/offers/pongal.jpg`. */
  pictures: ReadonlyMap<string, string>;
  /** Whether the repository's code differs from the code that this editor was built from: its rules may be newer. */
  hasOtherCode?: boolean;
}>;

/** A file to write; without content, it is deleted. */
export type FileChange = Readonly<{ path: string; content: string | Uint8Array<ArrayBuffer> | undefined }>;

/** Who is signed in. */
export type Person = Readonly<{
  name: string;
  /** Their account on GitHub. */
  account?: string;
  /** Whether they publish directly, or propose changes for approval. */
  mayPublish: boolean;
  /** ISO day on which their access expires; undefined if it does not. */
  until?: string | undefined;
}>;

/** An earlier version, with its ISO date and time. */
export type Entry = Readonly<{ version: Version; time: string; by?: string; message: string }>;

/** `live`: what hosts serve, including the editor; `content`: what the website is built from. */
export type OpenBranch = 'live' | 'content';

/** A change of a text file; a side is missing where there was no file. */
export type ChangedText = Readonly<{ path: string; before?: string | undefined; after?: string | undefined }>;

/** Changes that wait for approval. */
export type Proposal = Readonly<{ address: string; approvers: readonly string[] }>;

/** Whether a version has reached the website; a failed check comes with its messages. */
export type Status =
  | Readonly<{ state: 'checking' }>
  | Readonly<{ state: 'failed'; sentences: readonly string[] }>
  | Readonly<{ state: 'published'; time: string }>;

/** `stale`: somebody has changed the content since the base version. Nothing was written. */
export type Committed = Readonly<{ version: Version }> | Readonly<{ stale: Version }>;

export type ContentStore = Readonly<{
  /** Whether a commit publishes the website. */
  isPublic: boolean;
  currentPerson(): Promise<Person>;
  /** The version that this device has cached, without a request; undefined if there is none. */
  cachedSnapshot?(): Promise<Snapshot | undefined>;
  /** The newest version. @param known a version that is loaded already; its files are not read again */
  load(known?: Snapshot): Promise<Snapshot>;
  /** A file as it was at a version. @throws Error if there was none */
  read(version: Version, path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The last versions, newest first. @param path only those that changed this file */
  history(path?: string): Promise<readonly Entry[]>;
  /** What a version changed. */
  changesOf(version: Version): Promise<readonly ChangedText[]>;
  /** Writes all changes, or none. @param base the version that they are based on @throws NotWritten if a file cannot be written */
  commit(base: Version, changes: readonly FileChange[], message: string): Promise<Committed>;
  propose(base: Version, changes: readonly FileChange[], message: string): Promise<Proposal>;
  /** Looks up changes that were sent: the version or the proposal that they have become; undefined if there is none. Writes nothing. */
  find(base: Version, changes: readonly FileChange[]): Promise<Readonly<{ version: Version }> | Proposal | undefined>;
  status(version: Version): Promise<Status>;
  /** Ends all requests that are under way. */
  cancel?(): void;
  /** The branches that anybody with write access can overwrite. */
  openBranches?(): Promise<readonly OpenBranch[]>;
}>;

/** A file could not be written; no file was changed. */
export class NotWritten extends Error {
  override name = 'NotWritten';
  readonly path: string;
  /** The system's error code, such as ENOSPC for a full disk or EACCES for missing rights. */
  readonly code: string;

  constructor(path: string, code: string) {
    super(`${path} could not be written (${code}).`);
    this.path = path;
    this.code = code;
  }
}

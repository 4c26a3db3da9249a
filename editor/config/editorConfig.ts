/** The configuration that the editor loads at its start (`/editor.json`): where the content is. */
import type { Resource } from 'i18next';
import type { Person } from '../content/contentStore.ts';
import type { Reader } from '../content/context.ts';
import type { EditorFile } from './editorFile.ts';

/** Written by `npm run build:editor`, from `editor.yaml`. */
export type GitHubConfig = EditorFile &
  Readonly<{
    store: 'github';
    /** The clinic's English name. */
    clinic: string;
    /** The words of the sign-in page; all others are in the content. */
    words: Resource;
    /** The Git ids of its code by path, if it was built in a Git repository. */
    code?: Readonly<Record<string, string>>;
  }>;

/** Sent by the server on this machine. */
export type FolderConfig = Readonly<{
  store: 'folder';
  /** Distinguishes the draft from those of other projects in this browser. */
  project: string;
  /** The ISO day that the editor was started for; undefined for the current one. */
  today?: string | undefined;
  /** The words until the content has loaded. */
  words: Resource;
}>;

export type EditorConfig = FolderConfig | GitHubConfig;

/** The person with a GitHub account, in any case; undefined if `editor.yaml` does not list it. */
export const personWith = ({ people }: Pick<EditorFile, 'people'>, account = '') =>
  Object.entries(people).find(([each]) => each.toLowerCase() === account.toLowerCase())?.[1];

/** The names of the branch files of a person; none for somebody who works for the whole clinic. */
export const branchesOf = ({ branch = [] }: Partial<EditorFile['people'][string]> = {}): readonly string[] =>
  [branch].flat();

/** The person in whose name an account reviews texts. */
export function readerOf(config: Pick<EditorFile, 'people'>, { account, name }: Person): Reader {
  const known = personWith(config, account);
  return { name: known?.name ?? name, isDentist: known?.dentist === true };
}

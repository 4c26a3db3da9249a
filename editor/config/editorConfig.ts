/** What the editor asks for at its start (`/editor.json`): where the content is. */
import type { Resource } from 'i18next';
import type { Person } from '../content/contentStore.ts';
import type { Reader } from '../content/context.ts';
import type { EditorFile } from './editorFile.ts';

/** What `npm run build:editor` writes, from `editor.yaml`. */
export type GitHubConfig = EditorFile &
  Readonly<{
    store: 'github';
    /** The words before somebody has signed in: those after it are in the content. */
    words: Resource;
    /** The ids that Git gives to its code, by path, where it was built in a Git repository. */
    code?: Readonly<Record<string, string>>;
  }>;

/** What the server of this machine says. */
export type FolderConfig = Readonly<{
  store: 'folder';
  /** Tells the draft from those of other projects in this browser. */
  project: string;
  /** The ISO day that the editor was started for; undefined for the current one. */
  today?: string | undefined;
  /** The words before there is content. */
  words: Resource;
}>;

export type EditorConfig = FolderConfig | GitHubConfig;

/** Who has an account on GitHub, whose names are the same in capitals; undefined if `editor.yaml` does not say. */
export const personWith = ({ people }: Pick<EditorFile, 'people'>, account = '') =>
  Object.entries(people).find(([each]) => each.toLowerCase() === account.toLowerCase())?.[1];

/** In whose name somebody with an account reads, and whether as a dentist. */
export function readerOf(config: Pick<EditorFile, 'people'>, { account, name }: Person): Reader {
  const known = personWith(config, account);
  return { name: known?.name ?? name, isDentist: known?.dentist === true };
}

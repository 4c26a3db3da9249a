import type { Media } from '../../site/pictures/catalogue.ts';
import type { ContentStore } from './contentStore.ts';
import type { Draft } from './draft.ts';
import type { Names } from './names.ts';
import type { EditorSite } from './site.ts';

/** What all parts of the editor share. */
export type EditorContext = Readonly<{
  store: ContentStore;
  draft: Draft;
  site: EditorSite;
  /** The pictures that pages can show, including new ones. */
  pictures(): Promise<Media>;
  /** The current ISO day in Asia/Kolkata. */
  today(): string;
  /** The names of the site's parts in the language of the editor. */
  names(): Names;
  /** Whether the person published directly when they signed in. */
  mayPublish?: boolean | undefined;
  /** Who is signed in; undefined where nobody has to. */
  reader?: Reader | undefined;
}>;

/** The person in whose name reviews are recorded. */
export type Reader = Readonly<{ name: string; isDentist: boolean }>;

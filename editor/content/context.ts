import type { Media } from '../../site/pictures/catalogue.ts';
import type { ContentStore } from './contentStore.ts';
import type { Draft } from './draft.ts';
import type { Names } from './names.ts';
import type { EditorSite } from './site.ts';

/** What all parts of a session share. */
export type EditorContext = Readonly<{
  store: ContentStore;
  draft: Draft;
  site: EditorSite;
  /** The pictures that pages can show, with those that are new. */
  pictures(): Promise<Media>;
  /** The current ISO day in Asia/Kolkata. */
  today(): string;
  /** What the parts of the site are called in the language of the editor. */
  names(): Names;
  /** Who is signed in; undefined where nobody has to. */
  reader?: Reader | undefined;
}>;

/** A person in whose name readings are recorded. */
export type Reader = Readonly<{ name: string; isDentist: boolean }>;

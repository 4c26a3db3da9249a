import type { Media } from '../../site/pictures/catalogue.ts';
import type { Said } from '../form/mistakes.ts';
import type { Names } from '../publish/changes/names.ts';
import type { ContentStore } from '../store/contentStore.ts';
import type { Draft } from './draft.ts';
import type { EditorSite } from './site.ts';

/** What all parts of a session share. */
export type SessionContext = Readonly<{
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

/** What cannot be done, in a sentence for the person who asked for it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly said: Said | undefined;

  constructor(message: string, said?: Said) {
    super(message);
    this.said = said;
  }
}

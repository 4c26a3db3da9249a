import type { Draft } from '../draft/draft.ts';
import type { EditorSite } from '../site/editorSite.ts';

/** What all routes of the editor's server share. */
export type EditorContext = Readonly<{
  draft: Draft;
  site: EditorSite;
  /** The current ISO day in Asia/Kolkata. */
  today(): string;
  /** Origin of the server that shows pages of the draft. */
  previewOrigin(): string;
}>;

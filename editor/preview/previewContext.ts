import type { EditorContext } from '../server/context.ts';
import type { Preview } from './preview.ts';

/** What routes that show pages share. */
export type PreviewContext = EditorContext & Readonly<{ preview: Preview }>;

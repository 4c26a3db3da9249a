import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Draft, openDraft } from '../../editor/draft/draft.ts';
import type { EditorContext } from '../../editor/server/context.ts';
import { createEditorSite } from '../../editor/site/editorSite.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../fixtures/folders.ts';

/** A project with the frozen facts and words, and what the editor's routes share. */
export type EditorProject = Readonly<{
  root: string;
  draft: Draft;
  context: EditorContext;
  /** Deletes it. */
  remove(): void;
}>;

/** @param today ISO day of the editor */
export function createEditorProject(today = '2026-11-21'): EditorProject {
  const root = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync(FIXTURE_FACTS, join(root, 'branches'), { recursive: true });
  cpSync(FIXTURE_WORDS, join(root, 'locales'), { recursive: true });
  cpSync('locales/notes', join(root, 'locales/notes'), { recursive: true });
  cpSync('media', join(root, 'media'), { recursive: true });
  const draft = openDraft(root);
  const context = { draft, site: createEditorSite(draft), today: () => today, previewOrigin: () => 'http://preview' };
  return { root, draft, context, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** A project on this machine with the frozen facts and words and no pictures, and what the editor's server answers about it. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createApi } from '../../editor/folder/api.ts';
import { type Ask, folderStore } from '../../editor/store/folderStore.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../fixtures/folders.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export type EditorProject = Readonly<{
  root: string;
  /** Asks the server. */
  ask: Ask;
  folder: ReturnType<typeof folderStore>;
}>;

/** It goes when the test has finished. */
export function createEditorProject(): EditorProject {
  const root = temporaryFolder();
  cpSync(FIXTURE_FACTS, join(root, 'branches'), { recursive: true });
  cpSync(FIXTURE_WORDS, join(root, 'locales'), { recursive: true });
  mkdirSync(join(root, 'media/offers'), { recursive: true });
  const app = new Hono().route('/api', createApi(root));
  const ask: Ask = async (...request) => app.request(...request);
  return { root, ask, folder: folderStore(ask) };
}

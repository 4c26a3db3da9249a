/** A project with the fixtures' facts, and the forms' routes for it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { YamlEdit } from '../../../branches/yaml/yamlEdit.ts';
import { openDraft } from '../../../editor/draft/draft.ts';
import { createFormRoutes } from '../../../editor/form/formRoutes.ts';
import type { FieldProblem } from '../../../editor/form/types.ts';
import { createEditorSite } from '../../../editor/site/editorSite.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../../fixtures/folders.ts';

const problem: z.ZodType<FieldProblem> = z.object({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  message: z.string(),
  excerpt: z.string().optional(),
  proposals: z.array(z.unknown()).optional(),
  isWarning: z.boolean().optional(),
});

const state = z.object({
  values: z.unknown(),
  problems: z.array(problem),
  warnings: z.array(problem),
  unreadable: z.array(problem).optional(),
});

const TODAY = '2026-11-22';

/**
 * Opens a copy of the fixtures, which the test may change.
 * @param atEnd where its removal is registered: `afterAll` for a copy that tests share
 */
export function openForms(atEnd: (remove: () => void) => void = onTestFinished) {
  const root = mkdtempSync(join(tmpdir(), 'forms-'));
  atEnd(() => rmSync(root, { recursive: true, force: true }));
  cpSync(FIXTURE_FACTS, join(root, 'branches'), { recursive: true });
  cpSync(FIXTURE_WORDS, join(root, 'locales'), { recursive: true });
  symlinkSync(resolve('media'), join(root, 'media'), 'junction');
  const draft = openDraft(root);
  const site = createEditorSite(draft);
  const routes = createFormRoutes({ draft, site, today: () => TODAY, previewOrigin: () => '' });

  const send = (path: string, method = 'GET', body?: unknown) =>
    routes.request(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  const stateOf = async (answer: Response) => state.parse(await answer.json());
  return {
    root,
    draft,
    send,
    open: async (id: string) => stateOf(await send(`/${id}`)),
    edit: async (id: string, ...edits: readonly YamlEdit[]) => stateOf(await send(`/${id}`, 'POST', { edits })),
    set: async (id: string, path: readonly (string | number)[], value: unknown) =>
      stateOf(await send(`/${id}`, 'POST', { edit: { kind: 'set', path, value } })),
    /** Changes the text of a file by hand. */
    type(id: string, change: (text: string) => string) {
      const path = `branches/${id}.yaml`;
      draft.change(path, change(readFileSync(join(root, path), 'utf8')));
    },
  };
}

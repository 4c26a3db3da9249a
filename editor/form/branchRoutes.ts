/** New branches, and branches that close. */
import { Hono } from 'hono';
import { refusedName } from '../../branches/model/files/branchName.ts';
import { newBranchFile } from '../../branches/model/newBranch.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import type { Draft } from '../draft/draft.ts';
import { editYaml } from '../yaml/editYaml.ts';
import type { ReadFacts } from './draftFacts.ts';
import { branchRequest, closingRequest, jsonOf, NO_SUCH_FILE, queryOf } from './formRequests.ts';
import { keyOrder } from './keyOrder.ts';
import { planClosing } from './planClosing.ts';

export const createBranchRoutes = (draft: Draft, readFacts: ReadFacts) =>
  new Hono()
    .post('/', jsonOf(branchRequest), (asked) => {
      const { id } = asked.req.valid('json');
      const path = `branches/${id}.yaml`;
      const problem = refusedName(id, path, () => draft.read(path) !== undefined);
      if (problem) return asked.json({ problem }, 422);
      draft.change(path, newBranchFile(id, TRANSLATIONS));
      return asked.json({ id }, 200);
    })
    .get('/:id/closing', queryOf(closingRequest), async (asked) => {
      const closing = planClosing(await readFacts(), asked.req.param('id'), asked.req.valid('query').primary);
      if (!closing) return asked.text(NO_SUCH_FILE, 404);
      if ('problem' in closing) return asked.json(closing, 422);
      const { path, name, candidates, plan } = closing;
      return asked.json({ path, name, candidates, changes: plan.changes }, 200);
    })
    .delete('/:id', queryOf(closingRequest), async (asked) => {
      const closing = planClosing(await readFacts(), asked.req.param('id'), asked.req.valid('query').primary);
      if (!closing) return asked.text(NO_SUCH_FILE, 404);
      if ('problem' in closing) return asked.json(closing, 422);
      const { path, clinic, plan } = closing;
      const order = keyOrder(clinic);
      const text = plan.edits.reduce(
        (before, edit) => editYaml(before, edit, order),
        draft.read(clinic.path) ?? clinic.text,
      );
      draft.change(clinic.path, text);
      draft.change(path, undefined);
      return asked.json({}, 200);
    });

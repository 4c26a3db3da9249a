/** What is unsaved, saving it, throwing it away, and undoing what was saved. */
import { Hono } from 'hono';
import { jsonOf, NO_SUCH_FILE, queryOf } from '../form/formRequests.ts';
import { fieldProblem } from '../form/formState.ts';
import { keepSavedPictures, removeUnusedUploads } from '../pictures/newPictures.ts';
import type { EditorContext } from '../server/context.ts';
import { findConflicts } from './conflicts.ts';
import { discardRequest, isContent, resolveRequest, textQuery, textRequest, undoRequest } from './draftRequests.ts';
import { openHistory } from './history.ts';
import { historyFolder, type Saving, saveDraft } from './saveDraft.ts';
import { isUndone, isUntouched, undoInDraft, undoSave } from './undoSave.ts';
import { NotWritten } from './writeFiles.ts';

/** @param now the clock, for the times of the saves */
export function createDraftRoutes(context: EditorContext, now = () => new Date()) {
  const { draft } = context;
  const history = openHistory(historyFolder(draft.root), now);
  const saving: Saving = { draft: context.draft, site: context.site, today: context.today, history };

  return new Hono()
    .get('/', (asked) => {
      draft.refresh();
      const unsaved = draft.unsaved().map((file) => ({
        path: file.path,
        isDeleted: file.text === undefined,
        hasChangedOnDisk: draft.hasChangedOnDisk(file),
      }));
      const saves = history.saves().map((save) => ({
        id: save.id,
        time: save.time,
        paths: save.files.map(({ path }) => path),
        ...(save.undoes !== undefined && { undoes: save.undoes }),
        isUndone: isUndone(history.saves(), save),
        isUntouched: isUntouched(saving, save),
      }));
      return asked.json({ revision: draft.revision(), unsaved, saves });
    })
    .post('/save', async (asked) => {
      try {
        const answer = await saveDraft(saving);
        if ('conflicts' in answer) return asked.json({ conflicts: answer.conflicts }, 409);
        if ('problems' in answer) {
          return asked.json({ problems: answer.problems.map(fieldProblem), revision: draft.revision() }, 422);
        }
        keepSavedPictures(draft);
        return asked.json({ saved: answer.saved });
      } catch (error) {
        if (!(error instanceof NotWritten)) throw error;
        return asked.json({ failed: { path: error.path, code: error.code }, revision: draft.revision() }, 507);
      }
    })
    .post('/discard', jsonOf(discardRequest), (asked) => {
      draft.discard(asked.req.valid('json').paths);
      removeUnusedUploads(draft);
      return asked.json({ unsaved: draft.unsaved().map(({ path }) => path) });
    })
    .post('/undo', jsonOf(undoRequest), async (asked) => {
      const { id, asDraft } = asked.req.valid('json');
      const save = history.saves().find((each) => each.id === id);
      if (!save) return asked.json({ restored: [] as readonly string[] }, 404);
      if (asDraft) return asked.json({ drafted: undoInDraft(saving, save) });
      try {
        const answer = await undoSave(saving, save);
        if ('conflicts' in answer) return asked.json({ conflicts: answer.conflicts }, 409);
        if ('problems' in answer) return asked.json({ problems: answer.problems.map(fieldProblem) }, 422);
        return asked.json({ restored: answer.restored });
      } catch (error) {
        if (error instanceof NotWritten) return asked.json({ failed: { path: error.path, code: error.code } }, 507);
        throw error;
      }
    })
    .post('/resolve', jsonOf(resolveRequest), (asked) => {
      const choice = asked.req.valid('json');
      const { path } = choice;
      const file = draft.unsaved().find((each) => each.path === path);
      if (!file) return asked.text(NO_SUCH_FILE, 404);
      if ('text' in choice) draft.rebase(path, choice.text);
      else if (choice.keep === 'disk') {
        draft.discard([path]);
        removeUnusedUploads(draft);
      } else if (choice.keep === 'draft') draft.rebase(path, file.text);
      else {
        const merged = findConflicts(draft).find((conflict) => conflict.path === path)?.merged;
        if (!merged || merged.conflicts.length > 0) return asked.text('Both changed the same field.', 409);
        draft.rebase(path, merged.text);
      }
      return asked.json({ revision: draft.revision() });
    })
    .get('/text', queryOf(textQuery), (asked) => {
      const { path } = asked.req.valid('query');
      if (!isContent(path, draft.root)) return asked.text(NO_SUCH_FILE, 404);
      return asked.json({ text: draft.read(path) ?? null, saved: draft.readSaved(path) ?? null });
    })
    .post('/text', jsonOf(textRequest), (asked) => {
      const { path, text } = asked.req.valid('json');
      if (!isContent(path, draft.root)) return asked.text(NO_SUCH_FILE, 404);
      draft.change(path, text);
      return asked.json({ revision: draft.revision() });
    });
}

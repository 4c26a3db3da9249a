import { Hono } from 'hono';
import type { EditorContext } from '../server/context.ts';

/** What is unsaved, and throwing it away. */
export const createDraftRoutes = ({ draft }: EditorContext) =>
  new Hono()
    .get('/', (context) => {
      draft.refresh();
      return context.json({ revision: draft.revision(), unsaved: draft.unsaved().map(({ path }) => path) });
    })
    .post('/discard', (context) => {
      draft.discard();
      return context.json({ unsaved: [] as string[] });
    });

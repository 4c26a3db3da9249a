/** Runs the session beside the window, so that typing never waits for pages. */
import './zodSettings.ts';
import { expose, proxy } from 'comlink';
import { todayInKolkata } from '../../branches/model/day.ts';
import { folderStore } from '../store/folderStore.ts';
import { draftInBrowser } from './draftDatabase.ts';
import { WORKER_TOOLS } from './renderTools.ts';
import { openSession } from './session.ts';

const { store, pictures, settings, tidy, takeOldDraft } = folderStore();

expose({
  /** Opens the content. @throws what the store throws */
  open: async () => {
    const { today, project } = await settings();
    const kept = draftInBrowser(project);
    await takeOldDraft(kept);
    return proxy(
      await openSession({
        store,
        pictures,
        kept,
        tidy,
        today: () => today ?? todayInKolkata(new Date()),
        tools: WORKER_TOOLS,
      }),
    );
  },
});

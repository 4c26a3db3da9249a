/** Runs the session beside the window, so that typing never waits for pages. */
import '../app/zodSettings.ts';
import drawings from 'virtual:drawings';
import { expose, proxy } from 'comlink';
import { todayInKolkata } from '../../branches/model/day.ts';
import { folderStore } from '../store/folderStore.ts';
import { draftInBrowser } from './draftDatabase.ts';
import { openSession } from './session.ts';

const { store, pictures, settings } = folderStore();

expose({
  /** Opens the content. @throws what the store throws */
  open: async () => {
    const { today } = await settings();
    return proxy(
      await openSession({
        store,
        pictures,
        kept: draftInBrowser('draft'),
        today: () => today ?? todayInKolkata(new Date()),
        tools: { drawings, minify: (page) => page },
      }),
    );
  },
});

/** Runs the session beside the window, so that typing never waits for pages. */
import '../app/zodSettings.ts';
import drawings from 'virtual:drawings';
import { expose, proxy } from 'comlink';
import { todayInKolkata } from '../../branches/model/day.ts';
import { addLanguage, LANGUAGES } from '../../locales/languages.ts';
import { folderStore } from '../store/folderStore.ts';
import { draftInBrowser } from './draftDatabase.ts';
import { openSession } from './session.ts';

const { store, pictures, settings, tidy, takeOldDraft } = folderStore();

expose({
  /** Opens the content. @throws what the store throws */
  open: async () => {
    const { today, project, languages } = await settings();
    for (const language of languages) if (!LANGUAGES.some(({ code }) => code === language.code)) addLanguage(language);
    const kept = draftInBrowser(project);
    await takeOldDraft(kept);
    return proxy(
      await openSession({
        store,
        pictures,
        kept,
        tidy,
        today: () => today ?? todayInKolkata(new Date()),
        tools: { drawings, minify: (page) => page },
      }),
    );
  },
});

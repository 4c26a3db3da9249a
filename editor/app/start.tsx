import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { replaceLanguages } from '../../locales/languages.ts';
import { acts } from './acts.ts';
import { onDraftChange, session } from './api.ts';
import './sending.ts';
import { Editor } from './shell/Editor.tsx';
import { loadWords } from './shell/words.tsx';
import { client } from './staff/queries.ts';

const updateLanguages = async () => replaceLanguages(await session.languages());
await updateLanguages();
const words = await loadWords(session.words);
// What cannot be taken over yet is shown all the same.
acts.adopt();

let isPersistent = false;

await onDraftChange(async (_revision, isByOthers) => {
  // Otherwise a browser may delete the draft when space is short.
  if (!isByOthers && !isPersistent) {
    isPersistent = true;
    void navigator.storage.persist();
  }
  await updateLanguages();
  // Changes of this window invalidate their own queries.
  if (isByOthers) void client.invalidateQueries();
});
// A window that slept has heard of nothing.
addEventListener('focus', () => {
  session.catchUp().catch(() => undefined);
  acts.adopt();
});

createRoot(document.getElementById('root') ?? document.body).render(
  <QueryClientProvider client={client}>
    <I18nextProvider i18n={words}>
      <BrowserRouter>
        <Editor />
      </BrowserRouter>
    </I18nextProvider>
  </QueryClientProvider>,
);

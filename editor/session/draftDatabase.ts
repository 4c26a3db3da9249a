/** The draft in the browser: every window has the same, and it survives a crash. */
import { type DBSchema, openDB } from 'idb';
import type { KeptDraft } from './draft.ts';
import type { DraftStore } from './draftStore.ts';

interface Database extends DBSchema {
  drafts: { key: 'draft'; value: KeptDraft };
}

/** @param project tells the draft from those of other projects */
export function draftInBrowser(project: string): DraftStore {
  // A lock's name may not begin with every letter that a project's may.
  const name = `draft-${project}`;
  const database = openDB<Database>(name, 1, {
    upgrade(opened) {
      opened.createObjectStore('drafts');
    },
  });
  // Whoever asks for the draft hears of it.
  database.catch(() => undefined);
  const windows = new BroadcastChannel(name);
  return {
    read: async () => (await database).get('drafts', 'draft'),
    async write(draft) {
      const change = (await database).transaction('drafts', 'readwrite', { durability: 'strict' });
      await Promise.all([change.store.put(draft, 'draft'), change.done]);
      windows.postMessage('written');
    },
    alone: (act) => navigator.locks.request(name, act),
    listen: (changed) => windows.addEventListener('message', changed),
  };
}

/** Checks that the browser stores data: some private windows and settings block it. */
import { openDB } from 'idb';
import { NotStored } from '../content/refusal.ts';

/** @throws NotStored */
export async function requireStorage(): Promise<void> {
  // Old browsers, and addresses without https.
  if (!navigator.locks) throw new NotStored('old');
  try {
    // Blocked storage throws.
    for (const storage of [localStorage, sessionStorage]) storage.getItem('editor');
    (await openDB('editor-check')).close();
  } catch (error) {
    // Full storage still has earlier input.
    if (Object(error).name !== 'QuotaExceededError') throw new NotStored('nothing');
  }
}

/** Remembers a choice in the first storage that takes it; otherwise only this page knows it. */
export function remember(key: string, value: string, ...storages: readonly Storage[]): void {
  for (const storage of storages)
    try {
      storage.setItem(key, value);
      return;
    } catch {
      // It is full, or blocked by now.
    }
}

/** The configuration, the worker, and the stored sign-in. */
import { wrap } from 'comlink';
import { jsonValue } from '../../locales/model/json/jsonValue.ts';
import type { EditorConfig } from '../config/editorConfig.ts';
import type { Person } from '../content/contentStore.ts';
import type { EditorWorker } from '../session/worker.ts';
import { takeStartWords } from './startWords.ts';
import { remember, requireStorage } from './storage.ts';

const answer = await fetch('/editor.json', { cache: 'no-store' });
if (!answer.ok) throw new Error(`editor.json cannot be read (${answer.status}).`);
export const config: EditorConfig = await answer.json();
takeStartWords(config.words);
await requireStorage();

/** Whether the content is on GitHub, where it is published; otherwise it is saved to files on this machine. */
export const isOnForge = config.store !== 'folder';

/** Milliseconds by which this device's clock is ahead of the server's, if the server sends its time. */
export const clockError = Date.now() - (Date.parse(answer.headers.get('Date') ?? '') || Date.now());

export const worker = wrap<EditorWorker>(
  new Worker(new URL('../session/worker.ts', import.meta.url), { type: 'module' }),
);

const STORAGE_KEY = 'editor.signedIn';

/** The person at the time of signing in; and when that was, in ISO form, if it is stored on the device. */
export type SignedIn = Readonly<{ person: Person; key: string; since?: string }>;

/** The sign-in of this tab or device. */
export const readSignIn = () =>
  jsonValue(sessionStorage.getItem(STORAGE_KEY) ?? localStorage.getItem(STORAGE_KEY) ?? '') as SignedIn | undefined;

export function storeSignIn(signedIn: SignedIn, onDevice: boolean): void {
  localStorage.removeItem(STORAGE_KEY);
  const text = JSON.stringify(onDevice ? { ...signedIn, since: new Date().toISOString() } : signedIn);
  for (const storage of onDevice ? [sessionStorage, localStorage] : [sessionStorage])
    remember(STORAGE_KEY, text, storage);
}

/** Forgets the key and everything in this tab's storage. The draft stays on the device, for the same account. */
export function signOut(): void {
  sessionStorage.clear();
  localStorage.removeItem(STORAGE_KEY);
  location.assign('/');
}

// Signing out in one tab signs out all that use this device's key.
addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key === STORAGE_KEY && newValue === null && oldValue === sessionStorage.getItem(STORAGE_KEY)) signOut();
});

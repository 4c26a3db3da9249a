/** The worker, where its content is, and the access key of whoever is signed in. */
import { wrap } from 'comlink';
import { jsonValue } from '../../locales/model/json/jsonValue.ts';
import type { EditorConfig } from '../config/editorConfig.ts';
import type { Person } from '../content/contentStore.ts';
import type { EditorWorker } from '../session/worker.ts';
import { requireStorage } from './storage.ts';

const answer = await fetch('/editor.json', { cache: 'no-store' });
if (!answer.ok) throw new Error(`editor.json cannot be read (${answer.status}).`);
export const config: EditorConfig = await answer.json();
await requireStorage(config.words);

/** Whether the content lives on a forge, where it is published; else it is saved into the files of this machine. */
export const isOnForge = config.store !== 'folder';

/** By how many milliseconds the clock of this device is before that of the server, as far as the server says what time it is. */
export const clockError = Date.now() - (Date.parse(answer.headers.get('Date') ?? '') || Date.now());

export const worker = wrap<EditorWorker>(
  new Worker(new URL('../session/worker.ts', import.meta.url), { type: 'module' }),
);

const STORAGE_KEY = 'editor.signedIn';

/** Who is signed in, as it was when the key was given; and at which ISO time that was, if the device keeps it. */
export type SignedIn = Readonly<{ person: Person; key: string; since?: string }>;

/** Who has signed in on this tab, or on this device. */
export const readSignIn = () =>
  jsonValue(sessionStorage.getItem(STORAGE_KEY) ?? localStorage.getItem(STORAGE_KEY) ?? '') as SignedIn | undefined;

export function storeSignIn(signedIn: SignedIn, onDevice: boolean): void {
  localStorage.removeItem(STORAGE_KEY);
  const text = JSON.stringify(onDevice ? { ...signedIn, since: new Date().toISOString() } : signedIn);
  for (const storage of onDevice ? [sessionStorage, localStorage] : [sessionStorage])
    storage.setItem(STORAGE_KEY, text);
}

/** Forgets the key, and all that this tab has kept. The draft stays on the device, for the same account. */
export function signOut(): void {
  sessionStorage.clear();
  localStorage.removeItem(STORAGE_KEY);
  location.assign('/');
}

// Who signs out in one tab does so in all that keep the key of this device.
addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key === STORAGE_KEY && newValue === null && oldValue === sessionStorage.getItem(STORAGE_KEY)) signOut();
});

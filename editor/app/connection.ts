/** The worker, where its content is, and the access key of whoever is signed in. */
import { wrap } from 'comlink';
import type { EditorWorker } from '../session/worker.ts';
import type { Person } from '../store/contentStore.ts';
import type { EditorConfig } from './editorConfig.ts';

const answer = await fetch('/editor.json', { cache: 'no-store' });
if (!answer.ok) throw new Error(`editor.json cannot be read (${answer.status}).`);
export const config: EditorConfig = await answer.json();

/** Whether the content lives on a forge, where it is published; else it is saved into the files of this machine. */
export const isOnForge = config.store !== 'folder';

/** By how many milliseconds the clock of this device is before that of the server, as far as the server says what time it is. */
export const clockError = Date.now() - (Date.parse(answer.headers.get('Date') ?? '') || Date.now());

export const worker = wrap<EditorWorker>(
  new Worker(new URL('../session/worker.ts', import.meta.url), { type: 'module' }),
);

const KEY = 'editor.key';
const PERSON = 'editor.person';
/** The ISO time at which this device was first given its key. */
const SINCE = 'editor.keySince';

/** The key that this tab, or this device, has kept. */
export const keptKey = (): string | undefined => sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? undefined;

/** Whose key that is, as it was when it was given. */
export function keptPerson(): Person | undefined {
  const kept = sessionStorage.getItem(PERSON) ?? localStorage.getItem(PERSON);
  return kept === null ? undefined : JSON.parse(kept);
}

export function keepKey(key: string, person: Person, onDevice: boolean): void {
  forgetKey();
  for (const storage of onDevice ? [sessionStorage, localStorage] : [sessionStorage]) {
    storage.setItem(KEY, key);
    storage.setItem(PERSON, JSON.stringify(person));
  }
  if (!onDevice) return;
  localStorage.setItem(SINCE, new Date().toISOString());
}

/** The ISO time at which this device was first given its key; undefined if it does not keep one. */
export const keptSince = (): string | undefined => localStorage.getItem(SINCE) ?? undefined;

/** Forgets the key, and all that this tab has kept. The draft stays on the device, for the same account. */
export function signOut(): void {
  sessionStorage.clear();
  forgetKey();
  location.assign('/');
}

const forgetKey = () => {
  for (const name of [KEY, PERSON, SINCE]) localStorage.removeItem(name);
};

// Who signs out in one tab does so in all that keep the key of this device.
addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key === KEY && newValue === null && oldValue === sessionStorage.getItem(KEY)) signOut();
});

/** Checks that the browser stores data: some private windows and settings block it. */
import type { Resource } from 'i18next';
import { openDB } from 'idb';
import english from '../../locales/en/editor-signin.json' with { type: 'json' };
import { wantedLanguage } from './shell/words.tsx';

/** @param words of `editor-signin.json` by language @throws NoStorage with a message in the person's language */
export async function requireStorage(words: Resource): Promise<void> {
  try {
    // Blocked storage throws.
    for (const storage of [localStorage, sessionStorage]) storage.getItem('editor');
    (await openDB('editor-check')).close();
  } catch (error) {
    // Full storage still has earlier input.
    if (error instanceof Error && error.name === 'QuotaExceededError') return;
    const language = wantedLanguage();
    const own = words[language]?.['editor-signin'];
    document.documentElement.lang = own ? language : 'en';
    throw Object.assign(new Error(Object(own).keepsNothing ?? english.keepsNothing), { name: 'NoStorage' });
  }
}

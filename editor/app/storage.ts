/** Some private windows, and browsers that block the data of websites, keep nothing: not even what is typed. */
import type { Resource } from 'i18next';
import { openDB } from 'idb';
import english from '../../locales/en/editor-signin.json' with { type: 'json' };
import { wantedLanguage } from './shell/words.tsx';

/** @param words of `editor-signin.json` by language @throws NoStorage with a sentence in the language of the person */
export async function requireStorage(words: Resource): Promise<void> {
  try {
    // Where they are blocked, asking for them fails.
    for (const storage of [localStorage, sessionStorage]) storage.getItem('editor');
    (await openDB('editor-check')).close();
  } catch (error) {
    // What is only full has kept what was typed before.
    if (error instanceof Error && error.name === 'QuotaExceededError') return;
    const language = wantedLanguage();
    const own = words[language]?.['editor-signin'];
    document.documentElement.lang = own ? language : 'en';
    throw Object.assign(new Error(Object(own).keepsNothing ?? english.keepsNothing), { name: 'NoStorage' });
  }
}

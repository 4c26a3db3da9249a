/** The words that are there before the content: those of the sign-in page. */
import type { Resource } from 'i18next';
import english from '../../locales/en/editor-signin.json' with { type: 'json' };
import type { NotStored } from '../content/refusal.ts';
import { wantedLanguage } from './shell/words.tsx';

let own: Partial<typeof english> = {};

/** Takes the words in the person's language, if there are any. */
export function takeStartWords(words: Resource): void {
  const language = wantedLanguage();
  const found = words[language]?.['editor-signin'];
  document.documentElement.lang = found ? language : 'en';
  own = Object(found);
}

/** Why the editor cannot be opened, in the person's language. */
export function startSentence(error: unknown): string {
  const { name, code, message } = Object(error);
  if (name === 'NotStored') return own.device?.[code as NotStored['code']] ?? message;
  return `${own.cannotOpen ?? english.cannotOpen} ${message ?? error}`;
}

export const startWord = (word: 'retry'): string => own[word] ?? english[word];

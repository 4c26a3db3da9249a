import i18next, { type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Where this device keeps the language that the person reads the editor in. */
const CHOICE = 'editor.language';

export type OwnWords = Readonly<{
  languages: readonly Readonly<{ code: string; name: string }>[];
  resources: Resource;
}>;

/**
 * The editor's words in the language that this person chose, or in that of the browser.
 * @param wordsIn has them in English and another language
 */
export async function loadWords(wordsIn: (language: string) => Promise<OwnWords>): Promise<i18n> {
  const wanted = localStorage.getItem(CHOICE) ?? navigator.language.slice(0, 2);
  const { resources, languages } = await wordsIn(wanted);
  const language = languages.some(({ code }) => code === wanted) ? wanted : 'en';
  document.documentElement.lang = language;
  const words = i18next.createInstance().use(initReactI18next);
  await words.init({
    lng: language,
    fallbackLng: 'en',
    resources,
    ns: Object.keys(resources.en ?? {}),
    defaultNS: 'editor',
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return words;
}

/** Chooses another language for the editor's own words, on this device. */
export function chooseLanguage(code: string): void {
  localStorage.setItem(CHOICE, code);
  location.reload();
}

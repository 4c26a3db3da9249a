/** The editor's own words, in the language chosen on this device. */
import i18next, { type i18n, type Resource } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { remember } from '../storage.ts';
import { Options } from '../ui/Field.tsx';

/** Key of the language in `localStorage`. */
const CHOICE = 'editor.language';

/** The languages with words. */
let offered: readonly Readonly<{ code: string; name: string }>[] = [];

/** The code of the language that this person chose, or of the browser's. */
export function wantedLanguage(): string {
  const browsers = navigator.language.slice(0, 2);
  try {
    return sessionStorage.getItem(CHOICE) ?? localStorage.getItem(CHOICE) ?? browsers;
  } catch {
    return browsers;
  }
}

/** The editor's words in the language that this person chose, or in that of the browser. @param wordsIn has them in English, too */
export async function loadWords(
  wordsIn: (language: string) => Promise<Readonly<{ languages: typeof offered; resources: Resource }>>,
): Promise<i18n> {
  const wanted = wantedLanguage();
  const { resources, languages } = await wordsIn(wanted);
  offered = languages;
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

/** Selects the language, if there are several. */
export function LanguageSelect({ label }: Readonly<{ label: string }>) {
  const { i18n } = useTranslation();
  if (offered.length < 2) return null;
  return (
    <select
      className="input narrow"
      aria-label={label}
      value={i18n.language}
      onChange={({ currentTarget }) => {
        remember(CHOICE, currentTarget.value, localStorage, sessionStorage);
        location.reload();
      }}
    >
      <Options of={offered.map(({ code, name }) => [code, name, code])} />
    </select>
  );
}

import { useTranslation } from 'react-i18next';
import { chooseLanguage } from './loadWords.ts';

export type LanguageSelectProps = Readonly<{
  label: string;
  languages: readonly Readonly<{ code: string; name: string }>[];
}>;

/** Chooses the language of the editor itself, if there is a choice. */
export function LanguageSelect({ label, languages }: LanguageSelectProps) {
  const { i18n } = useTranslation();
  if (languages.length < 2) return null;
  return (
    <select
      className="input"
      aria-label={label}
      value={i18n.language}
      onChange={({ currentTarget }) => chooseLanguage(currentTarget.value)}
      style={{ width: 'auto', marginTop: 0 }}
    >
      {languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { session } from '../api.ts';
import { Input } from '../ui/Field.tsx';
import { chooseLanguage } from './loadWords.ts';

/** Chooses the language of the editor itself. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('editor');
  const language = i18n.language;
  const { data } = useQuery({
    queryKey: ['words', language],
    queryFn: () => session.words(language),
  });
  if (!data || data.languages.length < 2) return null;
  return (
    <Input
      as="select"
      aria-label={t('language')}
      value={language}
      onChange={({ currentTarget }) => chooseLanguage(currentTarget.value)}
      style={{ width: 'auto', marginTop: 0 }}
    >
      {data.languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </Input>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { session } from '../api.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

/** Chooses among the languages that the content has words of the editor in. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('editor');
  const { language } = i18n;
  const { data } = useQuery({
    queryKey: ['words', language],
    queryFn: () => session.words(language),
  });
  return <LanguageSelect label={t('language')} languages={data?.languages ?? []} />;
}

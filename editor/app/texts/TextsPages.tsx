import { useTranslation } from 'react-i18next';

export function TextsPages() {
  const { t } = useTranslation('editor-texts');
  return <h1>{t('title')}</h1>;
}

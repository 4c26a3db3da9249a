import { useTranslation } from 'react-i18next';

/** The page as it will be, beside the form. */
export function PreviewPanel() {
  const { t } = useTranslation('editor-preview');
  return <p>{t('title')}</p>;
}

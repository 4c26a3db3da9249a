import { useTranslation } from 'react-i18next';

export function PublishPages() {
  const { t } = useTranslation('editor-publish');
  return <h1>{t('title')}</h1>;
}

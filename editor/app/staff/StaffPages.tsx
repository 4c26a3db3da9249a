import { useTranslation } from 'react-i18next';

export function StaffPages() {
  const { t } = useTranslation('editor-staff');
  return <h1>{t('title')}</h1>;
}

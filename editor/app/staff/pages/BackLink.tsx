import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Back to the tasks. */
export function BackLink() {
  const { t } = useTranslation('editor-staff');
  return (
    <p>
      <Link to="/branches">← {t('back')}</Link>
    </p>
  );
}

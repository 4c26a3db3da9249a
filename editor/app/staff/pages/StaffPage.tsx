import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** A page of staff below the tasks. */
export function StaffPage({ title, children }: Readonly<{ title: string; children?: ReactNode }>) {
  const { t } = useTranslation('editor-staff');
  return (
    <>
      <p>
        <Link to="/branches">← {t('back')}</Link>
      </p>
      <h1>{title}</h1>
      {children}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { FieldSchema } from '../../../form/types.ts';

/** The name of a field, and whether it may be left out. */
export function FieldLabel({ schema }: Readonly<{ schema: FieldSchema }>) {
  const { t } = useTranslation('editor-staff');
  return (
    <>
      {schema.title} {schema.isOptional && <span className="field-label-note">{t('optional')}</span>}
    </>
  );
}

import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { FieldSchema } from '../../../form/types.ts';
import { color, size } from '../../ui/look.ts';

/** The name of a field, and whether it may be left out. */
export function FieldLabel({ schema }: Readonly<{ schema: FieldSchema }>) {
  const { t } = useTranslation('editor-staff');
  return (
    <>
      {schema.title} {schema.isOptional && <Note>{t('optional')}</Note>}
    </>
  );
}

const Note = styled.span`
  margin-left: 0.25em;
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 400;
`;

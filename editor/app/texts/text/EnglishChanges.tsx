import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/Panel.tsx';
import { WordChanges } from '../WordChanges.tsx';

export type EnglishChangesProps = Readonly<{ before: string; after: string }>;

/** What has changed in the English since it was translated. */
export function EnglishChanges(props: EnglishChangesProps) {
  const { t } = useTranslation('editor-texts');
  return (
    <Box>
      <h2>{t('changed.title')}</h2>
      <p>{t('changed.help')}</p>
      <WordChanges {...props} language="en" />
    </Box>
  );
}

const Box = styled(Panel)`
  margin-bottom: 1rem;
`;

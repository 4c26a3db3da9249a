import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Change } from '../../publish/changes/change.ts';
import { keyOf, sentences } from '../../publish/changes/sentences.ts';
import { space } from '../ui/look.ts';
import { ValueTable } from './ValueTable.tsx';

export type ChangeListProps = Readonly<{
  changes: readonly Change[];
  /** On how many pages each sentence is, by its key. */
  counts: Readonly<Record<string, number>>;
}>;

/** What changes, in sentences, each with its old and new values. */
export function ChangeList({ changes, counts }: ChangeListProps) {
  const { t } = useTranslation('editor-publish');
  const counted = changes.map((change) => {
    const pages = counts[keyOf(change)];
    return pages === undefined ? change : { ...change, pages };
  });
  return (
    <List>
      {sentences(counted, (key, values) => t(key, values)).map(({ key, text, changes: own }) => (
        <li key={key}>
          <strong>{text}</strong>
          <ValueTable changes={own} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li {
    margin-top: ${space.m};
  }
`;

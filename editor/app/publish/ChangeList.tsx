import { useTranslation } from 'react-i18next';
import type { Change } from '../../publish/changes/change.ts';
import { keyOf, sentences } from '../../publish/changes/sentences.ts';
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
    <ul className="change-list">
      {sentences(counted, (key, values) => t(key, values)).map(({ key, text, changes: own }) => (
        <li key={key}>
          <strong>{text}</strong>
          <ValueTable changes={own} />
        </li>
      ))}
    </ul>
  );
}

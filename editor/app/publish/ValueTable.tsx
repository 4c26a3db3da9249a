import { useTranslation } from 'react-i18next';
import type { Change } from '../../publish/changes/change.ts';

export type ValueTableProps = Readonly<{ changes: readonly Change[] }>;

type Row = Readonly<{ label: string; language: string; before: string | undefined; after: string | undefined }>;

/** With more values than this, they are folded. */
const MOST_OPEN = 6;

/** Old and new values side by side. */
export function ValueTable({ changes }: ValueTableProps) {
  const { t } = useTranslation('editor-publish');
  const rows = changes.flatMap(rowsOf);
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= MOST_OPEN}>
      <summary>{t('details.show', { count: rows.length })}</summary>
      <table className="value-table">
        <thead>
          <tr>
            <th scope="col">{t('details.what')}</th>
            <th scope="col">{t('details.before')}</th>
            <th scope="col">{t('details.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, language, before, after }) => (
            <tr key={`${label} ${language}`}>
              <th scope="row">
                {language === 'en' || language === '' ? label : t('details.language', { label, language })}
              </th>
              <td lang={language || undefined}>
                {before ? <del className="value-table-old">{before}</del> : t('details.none')}
              </td>
              <td lang={language || undefined}>
                {after ? <ins className="value-table-new">{after}</ins> : t('details.none')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function rowsOf(change: Change): readonly Row[] {
  if (change.kind === 'fact') {
    const { labels, language = '', before, after } = change;
    return [{ label: labels.join(', '), language, before, after }];
  }
  if (change.kind !== 'texts') return [];
  return change.texts.map(({ key, before, after }) => ({ label: key, language: change.language, before, after }));
}

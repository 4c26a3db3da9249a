import { useTranslation } from 'react-i18next';
import type { Change } from '../../publish/changes/changes.ts';
import { sentences } from '../../publish/changes/sentences.ts';

/** With more values than this, those of a sentence are folded. */
const MOST_OPEN = 6;

/** What changes, in sentences, each with its old and new values. */
export function ChangeList({ changes }: Readonly<{ changes: readonly Change[] }>) {
  const { t } = useTranslation('editor-publish');
  return (
    <ul className="lines">
      {sentences(changes, (key, values) => t(key, values)).map(({ key, text, changes: own }) => (
        <li className="line" key={key}>
          <strong>{text}</strong>
          <Values rows={own.flatMap(rowsOf)} />
        </li>
      ))}
    </ul>
  );
}

type Row = Readonly<{
  label: string;
  language?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
}>;

function rowsOf(change: Change): readonly Row[] {
  if (change.kind === 'fact') return [{ ...change, label: change.labels.join(', ') }];
  if (change.kind !== 'texts') return [];
  return change.texts.map((text) => ({ ...text, label: text.key, language: change.language }));
}

/** Old and new values side by side. */
function Values({ rows }: Readonly<{ rows: readonly Row[] }>) {
  const { t } = useTranslation('editor-publish');
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= MOST_OPEN}>
      <summary>{t('details.show', { count: rows.length })}</summary>
      <table>
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
              <th scope="row">{!language || language === 'en' ? label : t('details.language', { label, language })}</th>
              <td lang={language}>{before ? <del>{before}</del> : t('details.none')}</td>
              <td lang={language}>{after ? <ins>{after}</ins> : t('details.none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

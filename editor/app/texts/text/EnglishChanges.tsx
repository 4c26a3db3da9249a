import { useTranslation } from 'react-i18next';
import { WordChanges } from '../WordChanges.tsx';

export type EnglishChangesProps = Readonly<{ before: string; after: string }>;

/** What has changed in the English since it was translated. */
export function EnglishChanges(props: EnglishChangesProps) {
  const { t } = useTranslation('editor-texts');
  return (
    <section className="panel english-changes">
      <h2>{t('changed.title')}</h2>
      <p>{t('changed.help')}</p>
      <WordChanges {...props} language="en" />
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { compareWords } from './compareWords.ts';

export type WordChangesProps = Readonly<{ before: string; after: string; language: string }>;

/** Two versions of a text, with the words marked that are only in one. */
export function WordChanges({ before, after, language }: WordChangesProps) {
  const { t } = useTranslation('editor-texts');
  const changes = compareWords(before, after);
  return (
    <dl className="word-changes-versions">
      <div>
        <dt>{t('before')}</dt>
        <dd lang={language}>
          {before === ''
            ? '–'
            : changes.map(
                ({ kind, text }, i) =>
                  kind !== 'added' && (
                    <Part key={i} kind={kind}>
                      {text}
                    </Part>
                  ),
              )}
        </dd>
      </div>
      <div>
        <dt>{t('after')}</dt>
        <dd lang={language}>
          {after === ''
            ? '–'
            : changes.map(
                ({ kind, text }, i) =>
                  kind !== 'removed' && (
                    <Part key={i} kind={kind}>
                      {text}
                    </Part>
                  ),
              )}
        </dd>
      </div>
    </dl>
  );
}

type PartProps = Readonly<{ kind: 'same' | 'removed' | 'added'; children: string }>;

function Part({ kind, children }: PartProps) {
  if (kind === 'removed') return <del className="word-changes-removed">{children}</del>;
  return kind === 'added' ? <ins className="word-changes-added">{children}</ins> : children;
}

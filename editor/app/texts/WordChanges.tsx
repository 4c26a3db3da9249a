import { useTranslation } from 'react-i18next';
import { compareWords } from './pieces.ts';
import { useFigures } from './textsApi.tsx';

export type WordChangesProps = Readonly<{ title?: string; before: string; after: string; language: string }>;

/** Two versions of a text with different words marked, and with the values of placeholders. */
export function WordChanges({ title, before, after, language }: WordChangesProps) {
  const { t } = useTranslation('editor-texts');
  const figures = useFigures(language);
  const shown = (words: readonly string[]) => words.map((word) => figures[word.slice(2, -2)] ?? word).join('');
  const changes = compareWords(before, after);
  const versions = [
    { name: 'before', words: changes.filter(({ added }) => !added), Mark: 'del' },
    { name: 'after', words: changes.filter(({ removed }) => !removed), Mark: 'ins' },
  ] as const;
  return (
    <>
      {title && <h3 className="label">{title}</h3>}
      <dl className="tiles">
        {versions.map(({ name, words, Mark }) => (
          <div key={name}>
            <dt className="hint">{t(name)}</dt>
            <dd lang={language}>
              {words.length === 0 && '–'}
              {words.map(({ value, added, removed }, i) =>
                added || removed ? <Mark key={i}>{shown(value)}</Mark> : shown(value),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

import { diffArrays } from 'diff';
import { useTranslation } from 'react-i18next';

export type WordChangesProps = Readonly<{ before: string; after: string; language: string }>;

/** Two versions of a text, with the words marked that are only in one. */
export function WordChanges({ before, after, language }: WordChangesProps) {
  const { t } = useTranslation('editor-texts');
  const changes = compareWords(before, after);
  const versions = [
    { name: 'before', words: changes.filter(({ added }) => !added), Mark: 'del' },
    { name: 'after', words: changes.filter(({ removed }) => !removed), Mark: 'ins' },
  ] as const;
  return (
    <dl className="tiles">
      {versions.map(({ name, words, Mark }) => (
        <div key={name}>
          <dt className="hint">{t(name)}</dt>
          <dd lang={language}>
            {words.length === 0 && '–'}
            {words.map(({ value, added, removed }, i) =>
              added || removed ? <Mark key={i}>{value.join('')}</Mark> : value.join(''),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A tag, a placeholder, a word with its vowel signs, a run of spaces, or another single character. */
const TOKEN = /<[^>]*>|\{\{[^}]*\}\}|[\p{L}\p{M}\p{N}]+|\s+|[\s\S]/gu;

/** What has changed between two versions of a text, word by word; a placeholder or a tag counts as one word. */
export const compareWords = (before: string, after: string) =>
  diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? []);

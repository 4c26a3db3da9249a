import { diffArrays } from 'diff';
import { useTranslation } from 'react-i18next';

export type WordChangesProps = Readonly<{ before: string; after: string; language: string }>;

/** Two versions of a text, with the words marked that are only in one. */
export function WordChanges({ before, after, language }: WordChangesProps) {
  const { t } = useTranslation('editor-texts');
  const changes = compareWords(before, after);
  return (
    <dl className="tiles">
      {(['removed', 'added'] as const).map((own) => (
        <div key={own}>
          <dt className="hint">{t(own === 'removed' ? 'before' : 'after')}</dt>
          <dd lang={language}>
            {(own === 'removed' ? before : after) === '' && '–'}
            {changes.map(({ kind, text }, i) => {
              const Part = kind === 'removed' ? 'del' : 'ins';
              if (kind === 'same') return text;
              return kind === own && <Part key={i}>{text}</Part>;
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of two versions of a text: in both, or in one of them. */
export type WordChange = Readonly<{ kind: 'same' | 'removed' | 'added'; text: string }>;

/** A tag, a placeholder, a word with its vowel signs, a run of spaces, or another single character. */
const TOKEN = /<[^>]*>|\{\{[^}]*\}\}|[\p{L}\p{M}\p{N}]+|\s+|[\s\S]/gu;

/** What has changed between two versions of a text, word by word; a placeholder or a tag counts as one word. */
export function compareWords(before: string, after: string): readonly WordChange[] {
  return diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? []).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { Insertion } from '../input/tagPairs.ts';

export type MissingPiecesProps = Readonly<{
  insertions: readonly Insertion[];
  onInsert: (insertion: Insertion) => void;
}>;

/** Buttons for what the English text has and the translation lacks: placeholders, and tags around what is selected. */
export function MissingPieces({ insertions, onInsert }: MissingPiecesProps) {
  const { t } = useTranslation('editor-texts');
  if (insertions.length === 0) return null;
  const nameOf = ({ kind, open, close, tag, href }: Insertion) => {
    if (kind === 'placeholder') return open;
    if (open === '') return close;
    return tag === 'a' ? t('tags.a', { href }) : t(`tags.${tag}`, { defaultValue: open });
  };
  return (
    <section aria-label={t('pieces.title')}>
      <div className="missing-pieces-title" aria-hidden="true">
        {t('pieces.title')}
      </div>
      <div className="missing-pieces-list">
        {insertions.map((insertion) => (
          <Button type="button" key={insertion.open + insertion.close} onClick={() => onInsert(insertion)}>
            {t('pieces.insert', { piece: nameOf(insertion) })}
            {insertion.count > 1 && ` × ${insertion.count}`}
          </Button>
        ))}
      </div>
    </section>
  );
}

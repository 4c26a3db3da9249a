import { useTranslation } from 'react-i18next';
import type { PageMove } from '../../publish/pageMoves.ts';

/** What becomes of pages. @param isDone whether it has happened */
export function Moves({ moves, isDone = false }: Readonly<{ moves: readonly PageMove[]; isDone?: boolean }>) {
  const { t, i18n } = useTranslation('editor-publish');
  const listOf = (kind: PageMove['kind']) =>
    new Intl.ListFormat(i18n.language).format(moves.flatMap((move) => (move.kind === kind ? move.name : [])));
  return (
    <ul>
      {(['closes', 'opens'] as const).map((kind) => {
        const pages = listOf(kind);
        return pages && <li key={kind}>{t(`moves.${isDone ? 'done' : 'before'}.${kind}`, { pages })}</li>;
      })}
      {moves.map((move) =>
        move.kind === 'english' || move.kind === 'lapses' ? (
          <li key={`${move.kind} ${move.name}`}>{t(`moves.${move.kind}`, move)}</li>
        ) : null,
      )}
    </ul>
  );
}

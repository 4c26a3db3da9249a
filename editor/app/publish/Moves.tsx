import { useTranslation } from 'react-i18next';
import type { PageMoves } from '../../publish/pageMoves.ts';

/** Which pages become public, go back to English, or show English texts. @param isDone whether that has happened */
export function Moves({ moves, isDone = false }: Readonly<{ moves: PageMoves; isDone?: boolean }>) {
  const { t, i18n } = useTranslation('editor-publish');
  const list = new Intl.ListFormat(i18n.language);
  const [opens, closes] = [moves.opens, moves.closes].map((pages) => list.format(pages.map(({ name }) => name)));
  const tense = isDone ? 'done' : 'before';
  return (
    <ul>
      {closes && <li>{t(`moves.${tense}.closes`, { pages: closes })}</li>}
      {opens && <li>{t(`moves.${tense}.opens`, { pages: opens })}</li>}
      {moves.english.map((file) => (
        <li key={file.name}>{t('moves.english', file)}</li>
      ))}
      {moves.lapses.map((page) => (
        <li key={page.name}>{t('moves.lapses', page)}</li>
      ))}
    </ul>
  );
}

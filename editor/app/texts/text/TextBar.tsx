import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { isToBeReviewed, isUntranslated } from '../textFilter.ts';
import type { Text } from '../textsApi.ts';
import type { TextNavigation } from './useTextNavigation.ts';

export type TextBarProps = Readonly<{
  language: string;
  text: Text;
  texts: readonly Text[];
  walk: TextNavigation;
  /** The filter of the list, to come back to. */
  query: string;
  canReview: boolean;
  onApprove: () => void;
  onHelp: () => void;
}>;

/** The ways on from a text, and back to the list. It stays in sight while a long text is written. */
export function TextBar({ language, text, texts, walk, query, canReview, onApprove, onHelp }: TextBarProps) {
  const { t } = useTranslation('editor-texts');
  const untranslated = texts.filter(isUntranslated).length;
  const toBeReviewed = texts.filter(isToBeReviewed).length;
  const { previous, next } = walk;
  return (
    <nav className="text-bar" aria-label={t('text.ways')}>
      <Link to={{ pathname: `/texts/${language}`, search: query }} state={{ from: `${text.namespace}:${text.key}` }}>
        {t('text.list')}
      </Link>
      <Button
        type="button"
        disabled={!previous}
        onClick={() => walk.to(previous)}
        aria-label={t('text.previous')}
        aria-keyshortcuts="Alt+ArrowUp"
      >
        ↑
      </Button>
      <Button
        type="button"
        disabled={!next}
        onClick={() => walk.to(next)}
        aria-label={t('text.next')}
        aria-keyshortcuts="Alt+ArrowDown"
      >
        ↓
      </Button>
      <Button
        type="button"
        look="main"
        disabled={untranslated === 0}
        onClick={walk.toUntranslated}
        aria-keyshortcuts="Control+Enter"
      >
        {untranslated === 0 ? t('actions.noneUntranslated') : t('actions.untranslated', { count: untranslated })}
      </Button>
      <Button
        type="button"
        disabled={!canReview && toBeReviewed === 0}
        onClick={onApprove}
        aria-keyshortcuts="Control+Shift+Enter"
      >
        {canReview ? t('actions.approve') : t('actions.toReview', { count: toBeReviewed })}
      </Button>
      <Button type="button" onClick={onHelp} aria-label={t('keys.open')} aria-keyshortcuts="Control+/">
        ?
      </Button>
    </nav>
  );
}

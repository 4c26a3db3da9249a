import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { color, size, space, wide } from '../../ui/look.ts';
import type { SendState } from '../send/createSender.ts';
import { isToBeReviewed, isUntranslated } from '../textFilter.ts';
import type { Text } from '../textsApi.ts';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import type { Walk } from './useWalk.ts';

export type TextActionsProps = Readonly<{
  walk: Walk;
  texts: readonly Text[];
  state: SendState;
  /** Who reviews. */
  name: string | undefined;
  canReview: boolean;
  onApprove: () => void;
  onRename: () => void;
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
}>;

/** What to do with a text when it is written. */
export function TextActions(props: TextActionsProps) {
  const { walk, texts, state, name, canReview, onApprove, onRename, isHelpOpen, onHelp } = props;
  const { t } = useTranslation('editor-texts');
  const untranslated = texts.filter(isUntranslated).length;
  const toBeReviewed = texts.filter(isToBeReviewed).length;
  return (
    <>
      <Row>
        <Button
          type="button"
          look="main"
          disabled={untranslated === 0}
          onClick={() => walk.toNext(isUntranslated)}
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
        <Button type="button" onClick={() => onHelp(true)} aria-keyshortcuts="Control+/">
          {t('keys.open')}
        </Button>
      </Row>
      <Status role="status">{t(typeof state === 'object' ? 'sendState.refused' : `sendState.${state}`)}</Status>
      {name && (
        <Status>
          {t('person.known', { name })}{' '}
          <Plain type="button" onClick={onRename}>
            {t('person.change')}
          </Plain>
        </Status>
      )}
      {isHelpOpen && <ShortcutsHelp onClose={() => onHelp(false)} />}
    </>
  );
}

/** In sight while a long text is written. */
const Row = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-top: ${space.s};
  padding: ${space.s} 0;
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  ${wide} {
    /* Over the room at the end of what scrolls. */
    bottom: -${space.l};
  }
`;

const Status = styled.p`
  margin: ${space.xs} 0 0;
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const Plain = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.teal};
  text-decoration: underline;
  cursor: pointer;
`;

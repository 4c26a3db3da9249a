import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { MY_NAME } from '../../signIn/Account.tsx';
import { color, size, space } from '../../ui/look.ts';
import type { SendState } from '../send/createSender.ts';

export type TextStatusProps = Readonly<{
  state: SendState;
  /** Who has reviewed the text, and when. */
  reviewed: string | undefined;
  /** Who reviews now. */
  name: string | undefined;
  onRename: () => void;
}>;

/** Whether what was typed is kept, and who reviews. */
export function TextStatus({ state, reviewed, name, onRename }: TextStatusProps) {
  const { t } = useTranslation('editor-texts');
  return (
    <>
      <Line role="status">{t(typeof state === 'object' ? 'sendState.refused' : `sendState.${state}`)}</Line>
      {reviewed && <Line>{t('reviewedBy', { who: reviewed })}</Line>}
      {name && (
        <Line>
          {t('person.known', { name })}{' '}
          <Plain type="button" onClick={onRename}>
            {t(MY_NAME === undefined ? 'person.change' : 'person.notYou')}
          </Plain>
        </Line>
      )}
    </>
  );
}

const Line = styled.p`
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

import { useTranslation } from 'react-i18next';
import { MY_NAME } from '../../signIn/Account.tsx';
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
      <p className="text-status-line" role="status">
        {t(typeof state === 'object' ? 'sendState.refused' : `sendState.${state}`)}
      </p>
      {reviewed && <p className="text-status-line">{t('reviewedBy', { who: reviewed })}</p>}
      {name && (
        <p className="text-status-line">
          {t('person.known', { name })}{' '}
          <button className="text-status-plain" type="button" onClick={onRename}>
            {t(MY_NAME === undefined ? 'person.change' : 'person.notYou')}
          </button>
        </p>
      )}
    </>
  );
}

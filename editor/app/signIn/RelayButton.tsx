import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { signInThroughRelay } from './relay.ts';

export type RelayButtonProps = Readonly<{
  /** Address of the relay. */
  relay: string;
  /** The GitHub App that it signs in to, if it is none that reaches all repositories. */
  app?: string | undefined;
  isDisabled: boolean;
  onPress: (find: () => Promise<string>) => void;
}>;

/** Signs in without a key, and says what that may reach. */
export function RelayButton({ relay, app, isDisabled, onPress }: RelayButtonProps) {
  const { t } = useTranslation('editor-signin');
  return (
    <>
      <Button disabled={isDisabled} onClick={() => onPress(() => signInThroughRelay(relay))}>
        {t('relay.button')}
      </Button>
      <p>{t(app === undefined ? 'relay.all' : 'relay.app')}</p>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { access } from '../api.ts';
import { config, signOut } from '../connection.ts';
import { personWith } from '../editorConfig.ts';
import { sendTyped } from '../typed.ts';
import { Button } from '../ui/Button.tsx';

/** The name of who is signed in, as `editor.yaml` says it; undefined on a folder of this machine, where nobody has to. */
export const MY_NAME =
  access && config.store === 'github'
    ? (personWith(config, access.person.account)?.name ?? access.person.name)
    : undefined;

/** Nothing that was typed is lost. */
export const leave = () => sendTyped().finally(signOut);

/** Who is signed in, and the way out. */
export function Account() {
  const { t } = useTranslation('editor-signin');
  if (MY_NAME === undefined) return null;
  return (
    <span>
      {MY_NAME} <Button onClick={leave}>{t('signOut')}</Button>
    </span>
  );
}

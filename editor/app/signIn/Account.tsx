import { useTranslation } from 'react-i18next';
import { access } from '../api.ts';
import { config, signOut } from '../connection.ts';
import { sendTyped } from '../typed.ts';
import { Button } from '../ui/Button.tsx';

/** Who is signed in, and the way out. On a folder of this machine, nobody has to. */
export function Account() {
  const { t } = useTranslation('editor-signin');
  if (!access || config.store === 'folder') return null;
  const { account = '', name } = access.person;
  return (
    <span>
      {config.people[account]?.name ?? name}{' '}
      <Button onClick={() => sendTyped().finally(signOut)}>{t('signOut')}</Button>
    </span>
  );
}

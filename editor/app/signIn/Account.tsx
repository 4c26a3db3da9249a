import { useTranslation } from 'react-i18next';
import { branchesOf, personWith, readerOf } from '../../config/editorConfig.ts';
import { flush } from '../acts.ts';
import { access } from '../api.ts';
import { config, readSignIn, signOut } from '../connection.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { keyEnd } from './keyEnd.ts';

/** The person who is signed in, by `editor.yaml`; undefined for folders. */
export const ME = access && config.store === 'github' ? readerOf(config, access.person) : undefined;

/** Their entry in it: what they translate, sign, or where they work. */
export const MY_ROLE = access && config.store === 'github' ? personWith(config, access.person.account) : undefined;

/** The ids of their own branches. */
export const MY_BRANCHES = branchesOf(MY_ROLE);

/** Their name. */
export const MY_NAME = ME?.name;

/** Signs out after sending all input. */
export const leave = () => flush().finally(signOut);

/** Who is signed in, with a button to sign out. */
export function Account() {
  const { t } = useTranslation('editor-signin');
  if (MY_NAME === undefined) return null;
  return (
    <span>
      {MY_NAME} <Button onClick={leave}>{t('signOut')}</Button>
    </span>
  );
}

/** Warns that the access key expires soon. */
export function KeyEnds() {
  const { t, i18n } = useTranslation('editor-signin');
  const end = access && keyEnd(access.person.until, readSignIn()?.since, new Date());
  if (!end) return null;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(end);
  return <Notice tone="attention">{t('endsSoon', { day })}</Notice>;
}

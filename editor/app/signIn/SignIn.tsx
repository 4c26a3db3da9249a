import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../locales/languages.ts';
import type { Person } from '../../store/contentStore.ts';
import { type GitHubConfig, personWith } from '../editorConfig.ts';
import { LanguageSelect } from '../shell/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { KeyForm } from './KeyForm.tsx';

export type SignedIn = Readonly<{ person: Person; key: string }>;

export type SignInProps = Readonly<{
  config: GitHubConfig;
  onOpen: (signedIn: SignedIn) => void;
}>;

/** The page before all others: takes a key, says whose it is, and opens the editor. */
export function SignIn({ config, onOpen }: SignInProps) {
  const { t } = useTranslation('editor-signin');
  const [signedIn, setSignedIn] = useState<SignedIn>();
  return (
    <main className="sign-in-page">
      <LanguageSelect label={t('language')} languages={languagesOf(config)} />
      <h1>{t('title')}</h1>
      {signedIn ? (
        <>
          <Notice tone="done">
            <WhoIs config={config} person={signedIn.person} />
          </Notice>
          <Button look="main" autoFocus onClick={() => onOpen(signedIn)}>
            {t('open')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('intro')}</p>
          <section className="panel">
            <KeyForm config={config} onDone={(person, key) => setSignedIn({ person, key })} />
          </section>
        </>
      )}
    </main>
  );
}

/** Who it is, what they may do, and until when. */
function WhoIs({ config, person }: Readonly<{ config: GitHubConfig; person: Person }>) {
  const { t, i18n } = useTranslation('editor-signin');
  const { account = '', until, mayPublish } = person;
  const day = until && new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(until));
  return (
    <>
      <p>{t('who', { account, name: personWith(config, account)?.name ?? person.name })}</p>
      <p>{t(mayPublish ? 'mayPublish' : 'mayPropose')}</p>
      <p>{day ? t('until', { day }) : t('untilUnknown')}</p>
    </>
  );
}

/** The languages that there are words for signing in. */
export const languagesOf = ({ words }: GitHubConfig) =>
  LANGUAGES.filter(({ code }) => words[code]).map(({ code, nativeName }) => ({ code, name: nativeName }));

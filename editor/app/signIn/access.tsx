/** Signing in to GitHub: asks for an access key at the start, and again when it expires. */
import type { i18n, TFunction } from 'i18next';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../locales/languages.ts';
import { type GitHubConfig, personWith } from '../../config/editorConfig.ts';
import type { Person } from '../../content/contentStore.ts';
import { type Failure, failureSentence } from '../../store/gitHubFailures.ts';
import { readSignIn, type SignedIn, storeSignIn, worker } from '../connection.ts';
import { LanguageSelect, loadWords } from '../shell/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Waits until somebody is signed in: with the stored key, or on a page in place of the editor. */
export async function openAccess(config: GitHubConfig) {
  const languages = LANGUAGES.filter(({ code }) => config.words[code]);
  const words = await loadWords(async () => ({
    resources: config.words,
    languages: languages.map(({ code, nativeName: name }) => ({ code, name })),
  }));
  const place = document.getElementById('root') as HTMLElement;
  const signIn = () => renderUntilDone<SignedIn>(words, place, (open) => <SignIn config={config} onOpen={open} />);
  // A stored key is checked by the first request; until then, the cached content is shown.
  const { person, key } = readSignIn() ?? (await signIn());
  await worker.setKey(key);
  let asked: Promise<boolean> | undefined;
  // After declining, only a click asks again, not a missing picture.
  let isDeclined = false;
  document.addEventListener('click', () => {
    isDeclined = false;
  });
  const renewKey = async () => {
    if (isDeclined) return false;
    // All requests wait for the same key.
    asked ??= askForKey(config, words, person).finally(() => {
      asked = undefined;
    });
    isDeclined = !(await asked);
    return !isDeclined;
  };
  return {
    person,
    /** Runs a request, and repeats it with a new key if the old one has expired. @throws Error with a message in the language of the editor */
    async withKey<T>(act: () => Promise<T>): Promise<T> {
      for (;;) {
        try {
          return await act();
        } catch (error) {
          const failure = gitHubFailure(error);
          if (failure?.code === 'signedOut' && (await renewKey())) continue;
          if (failure) failure.message = sentenceOf(failure, words.getFixedT(null, 'editor-signin'));
          throw error;
        }
      }
    },
  };
}

/** @returns whether there is another key of the same person */
async function askForKey(config: GitHubConfig, words: i18n, mine: Person): Promise<boolean> {
  const t = words.getFixedT(null, 'editor-signin');
  const place = document.body.appendChild(document.createElement('div'));
  const otherAccount = ({ account }: Person) =>
    account === mine.account ? undefined : t('again.otherAccount', { account, mine: mine.account });
  const isSignedIn = await renderUntilDone<boolean>(words, place, (done) => (
    <Dialog title={t('again.title')} onClose={() => done(false)}>
      <p>{t('again.text')}</p>
      <KeyForm config={config} refuse={otherAccount} onDone={({ key }) => worker.setKey(key).then(() => done(true))}>
        <Button onClick={() => done(false)}>{t('again.cancel')}</Button>
      </KeyForm>
    </Dialog>
  ));
  place.remove();
  return isSignedIn;
}

/** Renders content that needs no session, until it has an answer. */
async function renderUntilDone<T>(words: i18n, place: HTMLElement, content: (done: (answer: T) => void) => ReactNode) {
  const root = createRoot(place);
  const answer = await new Promise<T>((done) => {
    root.render(<I18nextProvider i18n={words}>{content(done)}</I18nextProvider>);
  });
  root.unmount();
  return answer;
}

type SignInProps = Readonly<{ config: GitHubConfig; onOpen: (signedIn: SignedIn) => void }>;

/** The sign-in page: takes a key, shows whose it is and what they may do, and opens the editor. */
function SignIn({ config, onOpen }: SignInProps) {
  const { t, i18n } = useTranslation('editor-signin');
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const { account = '', name, until, mayPublish } = signedIn?.person ?? {};
  const day = until && new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(until));
  return (
    <main className="sign-in-page">
      <LanguageSelect label={t('language')} />
      <p>{t('clinic', { clinic: config.clinic })}</p>
      <h1>{t('title')}</h1>
      {signedIn ? (
        <>
          <Notice tone="done">
            <p>{t('who', { account, name: personWith(config, account)?.name ?? name })}</p>
            <p>{t(mayPublish ? 'mayPublish' : 'mayPropose')}</p>
            <p>{day ? t('until', { day }) : t('untilUnknown')}</p>
          </Notice>
          <Button look="main" autoFocus onClick={() => onOpen(signedIn)}>
            {t('open')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('intro')}</p>
          <section className="panel">
            <KeyForm config={config} onDone={setSignedIn} />
          </section>
        </>
      )}
    </main>
  );
}

type KeyFormProps = Readonly<{
  config: GitHubConfig;
  /** Why a key's owner is not accepted. */
  refuse?: (person: Person) => string | undefined;
  /** Called with a valid key, which is stored. */
  onDone: (signedIn: SignedIn) => void;
  /** Further buttons. */
  children?: ReactNode;
}>;

/** Takes an access key, and asks GitHub whose it is. */
function KeyForm({ config, refuse, onDone, children }: KeyFormProps) {
  const { t } = useTranslation('editor-signin');
  const [key, setKey] = useState('');
  const [onDevice, setOnDevice] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [mistake, setMistake] = useState<string>();
  /** How often somebody has asked, or given up. */
  const attempt = useRef(0);
  const giveUp = () => {
    attempt.current += 1;
    setAsking(false);
  };
  const take = async (typed: string) => {
    giveUp();
    const own = attempt.current;
    setMistake(undefined);
    setAsking(true);
    try {
      const signedIn = { key: typed, person: await worker.personOf(config, typed) };
      if (attempt.current !== own) return;
      const refused = refuse?.(signedIn.person);
      if (refused !== undefined) return setMistake(refused);
      storeSignIn(signedIn, onDevice);
      onDone(signedIn);
    } catch (error) {
      if (attempt.current === own) setMistake(sentenceOf(error, t));
    } finally {
      if (attempt.current === own) setAsking(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = key.trim();
    if (typed === '') setMistake(t('empty'));
    else void take(typed);
  };
  return (
    <form onSubmit={submit} noValidate>
      <KeySteps repository={config.repository} />
      {/* Password managers keep a key under this name. */}
      <input hidden readOnly autoComplete="username" value={config.repository} />
      <Field label={t('key')} help={t('keyHelp')} mistake={mistake}>
        {(control) => (
          <input
            className="input"
            {...control}
            type="password"
            autoComplete="current-password"
            spellCheck={false}
            value={key}
            onChange={({ currentTarget }) => setKey(currentTarget.value)}
          />
        )}
      </Field>
      <Check label={t('keep')} help={t('keepHelp')} isOn={onDevice} onChange={setOnDevice} />
      <Button look="main" type="submit" disabled={isAsking}>
        {t(isAsking ? 'checking' : 'check')}
      </Button>{' '}
      {isAsking ? <Button onClick={giveUp}>{t('again.cancel')}</Button> : children}
    </form>
  );
}

const FORM = 'https://github.com/settings/personal-access-tokens/new';

/** How to create an access key with only the rights that the editor needs. */
function KeySteps({ repository }: Readonly<{ repository: string }>) {
  const { t } = useTranslation('editor-signin');
  const [owner = '', name = ''] = repository.split('/');
  // Prefills GitHub's form.
  const filled = new URLSearchParams({
    name: `Editor of ${name}`.slice(0, 40),
    target_name: owner,
    expires_in: '365',
    contents: 'write',
    pull_requests: 'write',
    statuses: 'read',
  });
  return (
    <details>
      <summary>{t('steps.title')}</summary>
      <ol>
        <li>{t('steps.account')}</li>
        <li>
          <a href={`${FORM}?${filled}`} target="_blank" rel="noreferrer">
            {t('steps.form')}
          </a>
        </li>
        <li>{t('steps.owner', { owner })}</li>
        <li>{t('steps.repository', { name })}</li>
        <li>{t('steps.rights')}</li>
        <li>{t('steps.copy')}</li>
      </ol>
    </details>
  );
}

/** An error of GitHub; undefined for others. Errors of the worker are copies, not instances. */
const gitHubFailure = (error: unknown): (Error & Failure) | undefined =>
  error instanceof Error && error.name === 'GitHubFailure' ? (error as Error & Failure) : undefined;

/** The message of an error in the language of the editor. @param t of `editor-signin.json` */
function sentenceOf(error: unknown, t: TFunction): string {
  const failure = gitHubFailure(error);
  if (failure) return failureSentence(failure, (key, values) => t(key, values));
  return error instanceof Error ? error.message : String(error);
}

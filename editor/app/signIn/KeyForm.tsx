import type { TFunction } from 'i18next';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../store/contentStore.ts';
import { type Failure, failureSentence } from '../../store/gitHubFailures.ts';
import { keepSignIn, type SignedIn, worker } from '../connection.ts';
import type { GitHubConfig } from '../editorConfig.ts';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { Field } from '../ui/Field.tsx';
import { SignInFailure, signInThroughRelay } from './relay.ts';

export type KeyFormProps = Readonly<{
  config: GitHubConfig;
  /** What is wrong with the person whose key it is. */
  refuse?: (person: Person) => string | undefined;
  /** The key is good, and kept. */
  onDone: (signedIn: SignedIn) => void;
  /** What else can be done. */
  children?: ReactNode;
}>;

/** Takes an access key, and asks GitHub at once whose it is. Through a relay, nobody needs one: it says what that may reach. */
export function KeyForm({ config, refuse, onDone, children }: KeyFormProps) {
  const { t } = useTranslation('editor-signin');
  const { signIn, repository } = config;
  const [key, setKey] = useState('');
  const [onDevice, setOnDevice] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const take = async (finding: Promise<string>) => {
    setMistake(undefined);
    setAsking(true);
    try {
      const found = await finding;
      const signedIn = { key: found, person: await worker.who(config, found) };
      const refused = refuse?.(signedIn.person);
      if (refused !== undefined) return setMistake(refused);
      keepSignIn(signedIn, onDevice);
      onDone(signedIn);
    } catch (error) {
      setMistake(sentenceOf(error, t));
    } finally {
      setAsking(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = key.trim();
    if (typed === '') setMistake(t('empty'));
    else void take(Promise.resolve(typed));
  };
  return (
    <form onSubmit={submit} noValidate>
      {signIn && (
        <>
          <Button disabled={isAsking} onClick={() => take(signInThroughRelay(signIn.relay))}>
            {t('relay.button')}
          </Button>
          <p>{t(signIn.app === undefined ? 'relay.all' : 'relay.app')}</p>
        </>
      )}
      <KeySteps repository={repository} />
      <Field label={t('key')} help={t('keyHelp')} mistake={mistake}>
        {(control) => (
          <input
            className="input"
            {...control}
            type="password"
            autoComplete="off"
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
      {children}
    </form>
  );
}

const FORM = 'https://github.com/settings/personal-access-tokens/new';

/** How to make an access key that may do no more than the editor needs. */
function KeySteps({ repository }: Readonly<{ repository: string }>) {
  const { t } = useTranslation('editor-signin');
  const [owner = '', name = ''] = repository.split('/');
  // Fills the form in, if GitHub still understands it.
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

/** @returns undefined if it is another error. The worker's errors come as copies. */
export const gitHubFailure = (error: unknown): (Error & Failure) | undefined =>
  error instanceof Error && error.name === 'GitHubFailure' ? (error as Error & Failure) : undefined;

/** What has gone wrong, in the words of the editor. @param t of `editor-signin.json` */
export function sentenceOf(error: unknown, t: TFunction): string {
  const failure = gitHubFailure(error);
  if (failure) return failureSentence(failure, (key, values) => t(key, values));
  if (error instanceof SignInFailure) return t(`relay.${error.code}`, { says: error.message });
  return error instanceof Error ? error.message : String(error);
}

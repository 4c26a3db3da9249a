import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../store/contentStore.ts';
import { keepKey, worker } from '../connection.ts';
import type { GitHubConfig } from '../editorConfig.ts';
import { Check } from '../staff/widgets/Check.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { sentenceOf } from './gitHubFailure.ts';
import { KeySteps } from './KeySteps.tsx';
import { RelayButton } from './RelayButton.tsx';

export type KeyFormProps = Readonly<{
  config: GitHubConfig;
  /** What is wrong with the person whose key it is. */
  refuse?: (person: Person) => string | undefined;
  /** The key is good, and kept. */
  onDone: (person: Person, key: string) => void;
  /** What else can be done. */
  children?: ReactNode;
}>;

/** Takes an access key, and asks GitHub at once whose it is. */
export function KeyForm({ config, refuse, onDone, children }: KeyFormProps) {
  const { t } = useTranslation('editor-signin');
  const [key, setKey] = useState('');
  const [onDevice, setOnDevice] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const take = async (find: () => Promise<string>) => {
    setMistake(undefined);
    setAsking(true);
    try {
      const found = await find();
      const person = await worker.who(config, found);
      const refused = refuse?.(person);
      if (refused !== undefined) return setMistake(refused);
      keepKey(found, person, onDevice);
      onDone(person, found);
    } catch (error) {
      setMistake(sentenceOf(error, t));
    } finally {
      setAsking(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = key.trim();
    if (typed === '') return setMistake(t('empty'));
    void take(async () => typed);
  };
  return (
    <form onSubmit={submit} noValidate>
      {config.signIn && <RelayButton {...config.signIn} isDisabled={isAsking} onPress={take} />}
      <KeySteps repository={config.repository} />
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

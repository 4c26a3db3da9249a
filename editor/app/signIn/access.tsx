/** Who works in the editor, where its content is on GitHub: asks for an access key at the start, and again if it ends meanwhile. */
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Person } from '../../store/contentStore.ts';
import { keptKey, keptPerson, worker } from '../connection.ts';
import type { GitHubConfig } from '../editorConfig.ts';
import { loadWords } from '../shell/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { gitHubFailure, sentenceOf } from './gitHubFailure.ts';
import { KeyForm } from './KeyForm.tsx';
import { languagesOf, type SignedIn, SignIn } from './SignIn.tsx';

export type Access = Readonly<{
  person: Person;
  /**
   * Does what somebody has asked for. If the key has ended, it asks for another one in a dialog in front of what is being worked on, and
   * does it again.
   * @throws Error with a sentence in the language of the editor
   */
  withKey<T>(act: () => Promise<T>): Promise<T>;
}>;

/** Waits until somebody is signed in: with the key that was kept, or on a page that takes the place of the editor. */
export async function openAccess(config: GitHubConfig): Promise<Access> {
  const words = await loadWords(async () => ({ resources: config.words, languages: languagesOf(config) }));
  const { person, key } = await signedIn(config, words);
  await worker.takeKey(key);
  let asked: Promise<boolean> | undefined;
  // Whoever has declined is asked again when they press something, and not because a picture is still missing.
  let isDeclined = false;
  document.addEventListener('click', () => {
    isDeclined = false;
  });
  const again = async () => {
    if (isDeclined) return false;
    // Whatever waits for a key waits for the same one.
    asked ??= askAgain(config, words, person).finally(() => {
      asked = undefined;
    });
    const isSignedIn = await asked;
    isDeclined = !isSignedIn;
    return isSignedIn;
  };
  return {
    person,
    async withKey(act) {
      for (;;) {
        try {
          return await act();
        } catch (error) {
          const failure = gitHubFailure(error);
          if (failure?.code === 'signedOut' && (await again())) continue;
          if (failure) failure.message = sentenceOf(failure, words.getFixedT(null, 'editor-signin'));
          throw error;
        }
      }
    },
  };
}

async function signedIn(config: GitHubConfig, words: i18n): Promise<SignedIn> {
  const [key, person] = [keptKey(), keptPerson()];
  // Whether it still holds is seen when something is asked for: until then, the form stands on what this device has kept.
  if (key !== undefined && person) return { key, person };
  return shown(words, document.getElementById('root') as HTMLElement, (open) => (
    <SignIn config={config} onOpen={open} />
  ));
}

/** @returns whether there is another key of the same person */
async function askAgain(config: GitHubConfig, words: i18n, mine: Person): Promise<boolean> {
  const t = words.getFixedT(null, 'editor-signin');
  const place = document.body.appendChild(document.createElement('div'));
  const otherAccount = ({ account }: Person) =>
    account === mine.account ? undefined : t('again.otherAccount', { account, mine: mine.account });
  const isSignedIn = await shown<boolean>(words, place, (done) => (
    <Dialog title={t('again.title')} onClose={() => done(false)}>
      <p>{t('again.text')}</p>
      <KeyForm
        config={config}
        refuse={otherAccount}
        onDone={(_person, key) => worker.takeKey(key).then(() => done(true))}
      >
        <Button onClick={() => done(false)}>{t('again.cancel')}</Button>
      </KeyForm>
    </Dialog>
  ));
  place.remove();
  return isSignedIn;
}

/** Shows something that needs no session, until it has an answer. */
async function shown<T>(words: i18n, place: HTMLElement, content: (done: (answer: T) => void) => ReactNode) {
  const root = createRoot(place);
  const answer = await new Promise<T>((done) => {
    root.render(<I18nextProvider i18n={words}>{content(done)}</I18nextProvider>);
  });
  root.unmount();
  return answer;
}

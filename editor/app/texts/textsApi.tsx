/** What the pages for texts share. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBranchFile } from '../../../locales/model/namespace.ts';
import type { State } from '../../../locales/model/status.ts';
import type { ReadingPage } from '../../texts/reading.ts';
import { session } from '../api.ts';
import { flush } from '../sending.ts';
import { useDay } from '../shell/say.ts';
import { leave, MY_NAME } from '../signIn/Account.tsx';
import { Button } from '../ui/Button.tsx';
import { AskDialog, Question } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';

/** The tones of the badges for states. */
export const TONES: Readonly<Partial<Record<State, string>>> = { stale: 'attention', missing: 'wrong' };

/** Who reviews is whoever is signed in; otherwise it is asked once, and kept in this browser. */
const PERSON = 'editor.person';

/** Records something in somebody's name. */
export function useMyName() {
  const { t } = useTranslation('editor-texts');
  /** What waits for a name. */
  const [asked, setAsked] = useState<Recording[]>();
  const name = MY_NAME ?? localStorage.getItem(PERSON) ?? undefined;
  const { mutate, error } = useMutation({
    // What was just typed is meant, too.
    mutationFn: ({ act, by }: { act: Recording; by: string }) => flush().then(() => act(by)),
  });
  const onClose = () => setAsked(undefined);
  return {
    /** Records; asks for the name first if it is not known. */
    inMyName: (act: Recording) => (name === undefined ? setAsked([act]) : mutate({ act, by: name })),
    /** Asks for another name; where somebody is signed in, whether that is to end. */
    rename: () => setAsked([]),
    name,
    error,
    /** To be shown: the question. */
    dialog:
      asked &&
      (MY_NAME === undefined ? (
        <AskDialog
          title={t('person.title')}
          label={t('person.name')}
          help={t('person.help')}
          submit={t('person.use')}
          input={{ defaultValue: name, maxLength: 80, pattern: '[^<>]*\\p{L}[^<>]*', autoComplete: 'name' }}
          onAnswer={(by) => {
            localStorage.setItem(PERSON, by);
            for (const act of asked) mutate({ act, by });
            onClose();
          }}
          onClose={onClose}
        />
      ) : (
        <Question title={t('person.notYou')} yes={t('person.leave')} onYes={leave} onClose={onClose}>
          <p>{t('person.leaving')}</p>
        </Question>
      )),
  };
}

/** What people call a page. */
export function usePageTitle() {
  const { t } = useTranslation('editor-texts');
  return ({ namespace, title }: Pick<ReadingPage, 'namespace' | 'title'>) =>
    isBranchFile(namespace) ? t('reading.facts', { title }) : title;
}

/** Lists who has read what, each as "Meena Sample, 2026-11-21", with the day as people write it. */
export function useReaders() {
  const dayOf = useDay();
  return (readers: readonly string[]) =>
    readers.map((reader) => reader.replace(/\d{4}-\d\d-\d\d$/, (day) => dayOf(day))).join('; ');
}

/** What pages show for placeholders in a language, by their names; nothing while there can be no page. */
export function useFigures(language: string): Readonly<Record<string, string>> {
  const { data = {} } = useQuery({ queryKey: ['figures', language], queryFn: () => session.preview.figures(language) });
  return data;
}

/** That texts are being read, or why they cannot be shown. */
export function NotRead({ error, refetch }: Readonly<{ error: Error | null; refetch: () => unknown }>) {
  const { t } = useTranslation('editor-texts');
  if (!error) return <p role="status">{t('loading')}</p>;
  return (
    <Notice tone="wrong">
      <p>{error.message}</p>
      <Button onClick={() => void refetch()}>{t('retry')}</Button>
    </Notice>
  );
}

type Recording = (by: string) => Promise<unknown>;

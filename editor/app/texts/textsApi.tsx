/** What the pages for texts share: what they ask, and how a text gets into the last of its states. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBranchFile } from '../../../locales/model/namespace.ts';
import type { State } from '../../../locales/model/status.ts';
import type { ReadingPage } from '../../texts/reading.ts';
import type { TextPlace } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { session } from '../api.ts';
import { changeTexts } from '../sending.ts';
import { leave, MY_NAME } from '../signIn/Account.tsx';
import { Button } from '../ui/Button.tsx';
import { AskDialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';

/** The tones of the badges for states. */
export const TONES: Readonly<Partial<Record<State, string>>> = { stale: 'attention', missing: 'wrong' };

/** Who reviews is whoever is signed in; otherwise it is asked once, and kept in this browser. */
const PERSON = 'editor.person';

/** What is recorded in somebody's name. */
export function useReview(language: string) {
  const { t } = useTranslation('editor-texts');
  /** What waits for a name. */
  const [asked, setAsked] = useState<Recording[]>();
  const name = MY_NAME ?? localStorage.getItem(PERSON) ?? undefined;
  const { mutate, error } = useMutation({
    mutationFn: ({ act, by }: { act: Recording; by: string }) => act(by),
  });
  /** Asks for the name if it is not known. */
  const inMyName = (act: Recording) => (name === undefined ? setAsked([act]) : mutate({ act, by: name }));
  return {
    /** Records that a person has read and approves texts. */
    review(texts: readonly TextPlace[]) {
      // A text has much more to say than its place.
      const places = texts.map(({ namespace, key }) => ({ namespace, key }));
      inMyName(async (by) => {
        await session.texts.review(language, places, by);
        changeTexts(language, places, { state: 'reviewed', reviewed: by });
      });
    },
    /** Records that a dentist has read the advice of a words file, and signs it off. */
    signOff: (namespace: string) =>
      inMyName(async (by) => {
        await session.texts.signOff(language, namespace, by);
        changeTexts(language, [], {});
      }),
    /** Asks for another name; where somebody is signed in, for another account. */
    rename: () => (MY_NAME === undefined ? setAsked([]) : leave()),
    /** Who reviews; undefined if not known. */
    name,
    error,
    /** To be shown: the question for the name. */
    dialog: asked && (
      <AskDialog
        title={t('person.title')}
        label={t('person.name')}
        help={t('person.help')}
        submit={t('person.use')}
        input={{ defaultValue: name, maxLength: 80, pattern: '[^<>]*\\p{L}[^<>]*', autoComplete: 'name' }}
        onAnswer={(by) => {
          localStorage.setItem(PERSON, by);
          for (const act of asked) mutate({ act, by });
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

/** What people call a page. */
export function usePageTitle() {
  const { t } = useTranslation('editor-texts');
  return ({ namespace, title }: Pick<ReadingPage, 'namespace' | 'title'>) =>
    isBranchFile(namespace) ? t('reading.facts', { title }) : title;
}

/** The English that a text was translated from, if it was stale when it was opened and the history has it. */
export function useOldEnglish(language: string, { namespace, key, state, english }: Text): string | undefined {
  const [wasStale] = useState(state === 'stale');
  const { data } = useQuery({
    queryKey: ['old-english', language, namespace, key, english],
    queryFn: async () => (await session.texts.oldEnglish(language, { namespace, key })) ?? english,
    enabled: wasStale,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === english ? undefined : data;
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

type Recording = (by: string) => Promise<void>;

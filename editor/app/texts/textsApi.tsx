/** Shared by the pages for texts. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { isBranchFile } from '../../../locales/model/namespace.ts';
import type { State } from '../../../locales/model/status.ts';
import type { ReadingPage } from '../../texts/reading.ts';
import type { Text } from '../../texts/texts.ts';
import { press } from '../acts.ts';
import { session } from '../api.ts';
import { useDay } from '../shell/say.ts';
import { MY_NAME } from '../signIn/Account.tsx';
import { remember } from '../storage.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { AskDialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';

/** The tones of the badges for states. */
const TONES: Readonly<Partial<Record<State, string>>> = { stale: 'attention', missing: 'wrong' };

type TextStateProps = Readonly<{ language: string; text: Pick<Text, 'state' | 'faults'>; isBrief?: boolean }>;

/** The badges of a text. @param isBrief where only what is wrong counts */
export function TextState({ language, text: { state, faults }, isBrief }: TextStateProps) {
  const { t } = useTranslation('editor-texts');
  const isSaid = language !== SOURCE_LANGUAGE.code && (!isBrief || TONES[state]);
  return (
    <span>
      {isSaid && <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>}
      {faults.length > 0 && <Badge tone="wrong">{t('mistake')}</Badge>}
    </span>
  );
}

/** Key of the reviewer's name in `sessionStorage`, where nobody signs in: the next visit may be somebody else's. */
const PERSON = 'editor.person';

/** Returns a function that records reviews in a person's name, with the dialog that asks for it. */
export function useMyName() {
  const { t } = useTranslation('editor-texts');
  /** The recording that waits for a name. */
  const [asked, setAsked] = useState<Recording>();
  const name = MY_NAME ?? sessionStorage.getItem(PERSON) ?? undefined;
  const { mutate, error } = useMutation({
    // Nobody signs what they see otherwise.
    mutationFn: ({ act, by }: { act: Recording; by: string }) => press(() => act(by), true),
  });
  return {
    /** Records; asks for the name first if it is not known. */
    inMyName: (act: Recording) => (name === undefined ? setAsked(() => act) : mutate({ act, by: name })),
    name,
    error,
    /** The dialog to render. */
    dialog: asked && (
      <AskDialog
        title={t('person.title')}
        label={t('person.name')}
        help={t('person.help')}
        submit={t('person.use')}
        input={{ maxLength: 80, pattern: '[^<>]*\\p{L}[^<>]*', autoComplete: 'name' }}
        onAnswer={(by) => {
          remember(PERSON, by, sessionStorage);
          mutate({ act: asked, by });
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

/** Returns a function that names pages. */
export function usePageTitle() {
  const { t } = useTranslation('editor-texts');
  return ({ namespace, title }: Pick<ReadingPage, 'namespace' | 'title'>) =>
    isBranchFile(namespace) ? t('reading.facts', { title }) : title;
}

/** Who has read a page, who has signed it off, and whether that still holds, in sentences. */
export function useReviews({ readers, left, isAdvice, signature }: ReadingPage) {
  const { t } = useTranslation('editor-texts');
  const dayOf = useDay();
  const who = readers.map((reader) => reader.replace(/\d{4}-\d\d-\d\d$/, (day) => dayOf(day))).join('; ');
  const found = readers.length > 0 ? [{ sentence: t('reading.readBy', { who }), isDone: left === 0 }] : [];
  if (!isAdvice || !signature) return found;
  const { by, day, isValid } = signature;
  const sentence = t(isValid ? 'signOff.signed' : 'signOff.lapsed', { by, day: dayOf(day) });
  return [...found, { sentence, isDone: isValid }];
}

/** Returns a function that says what patients see of a page. */
export function useSeen() {
  const { t, i18n } = useTranslation('editor-texts');
  const list = new Intl.ListFormat(i18n.language);
  return ({ kind, count, files }: ReadingPage['now']) => t(`seen.${kind}`, { count, files: list.format(files) });
}

export const figuresQuery = (language: string) =>
  queryOptions({ queryKey: ['figures', language], queryFn: () => session.preview.figures(language) });

/** The values of placeholders in a language, by name; empty while pages cannot be rendered. */
export const useFigures = (language: string): Readonly<Record<string, string>> =>
  useQuery(figuresQuery(language)).data ?? {};

/** Shows that texts are loading, or why they cannot be shown. */
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

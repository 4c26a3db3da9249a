/** The states of texts, and how a text gets into the last of them. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { State } from '../../../locales/model/status.ts';
import type { TextPlace } from '../../texts/textPlace.ts';
import { session } from '../api.ts';
import { changeTexts } from '../sending.ts';
import { leave, MY_NAME } from '../signIn/Account.tsx';
import { AskDialog } from '../ui/Dialog.tsx';

/** The tones of the badges for states. */
export const TONES: Readonly<Partial<Record<State, string>>> = { stale: 'attention', missing: 'wrong' };

/** Who reviews is whoever is signed in; otherwise it is asked once, and kept in this browser. */
const PERSON = 'editor.person';

/** Marks texts as reviewed. @param onDone called when it is recorded */
export function useReview(language: string, onDone?: () => void) {
  const { t } = useTranslation('editor-texts');
  const [asked, setAsked] = useState<readonly TextPlace[]>();
  const name = MY_NAME ?? localStorage.getItem(PERSON) ?? undefined;
  const { mutate, error } = useMutation({
    mutationFn: async ({ places, by }: { places: readonly TextPlace[]; by: string }) => {
      await session.texts.review(language, places, by);
      changeTexts(language, places, { state: 'reviewed', reviewed: by });
    },
    onSuccess: onDone,
  });
  return {
    /** Records that a person has read and approves texts; asks for the name if it is not known. */
    review(texts: readonly TextPlace[]) {
      // A text has much more to say than its place.
      const places = texts.map(({ namespace, key }) => ({ namespace, key }));
      if (name === undefined) setAsked(places);
      else mutate({ places, by: name });
    },
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
          if (asked.length > 0) mutate({ places: asked, by });
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isSamePlace } from '../../../texts/textPlace.ts';
import { leave, MY_NAME } from '../../signIn/Account.tsx';
import { reviewTexts, type Text } from '../textsApi.ts';
import { ReviewerName } from './ReviewerName.tsx';

type Review = Readonly<{
  /** Records that a person has read and approves texts; asks for the name if it is not known. */
  review(texts: readonly Text[]): void;
  /** Asks for another name; where somebody is signed in, for another account. */
  rename(): void;
  /** Who reviews; undefined if not known. */
  name: string | undefined;
  error: Error | null;
  /** To be shown: the question for the name. */
  dialog: ReactNode;
}>;

/** Who reviews is whoever is signed in; otherwise it is asked once, and kept in this browser. */
const PERSON = 'editor.person';
const readPerson = () => MY_NAME ?? localStorage.getItem(PERSON) ?? undefined;

/** Marks texts as reviewed. @param onDone called when it is recorded */
export function useReview(language: string, onDone?: () => void): Review {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<readonly Text[]>();
  const name = readPerson();
  const { mutate, error } = useMutation({
    mutationFn: ({ texts, by }: { texts: readonly Text[]; by: string }) => reviewTexts(language, texts, by),
    onSuccess: (_answer, { texts, by }) => {
      queries.setQueryData<readonly Text[]>(['texts', language], (known) =>
        known?.map((text) =>
          texts.some((place) => isSamePlace(place, text)) ? { ...text, state: 'reviewed', reviewed: by } : text,
        ),
      );
      void queries.invalidateQueries({ queryKey: ['text-languages'] });
      void queries.invalidateQueries({ queryKey: ['draft'] });
      onDone?.();
    },
  });
  const choose = (chosen: string) => {
    localStorage.setItem(PERSON, chosen);
    if (asked && asked.length > 0) mutate({ texts: asked, by: chosen });
    setAsked(undefined);
  };
  return {
    review(texts) {
      // It may have been asked beside another file.
      const by = readPerson();
      if (by === undefined) setAsked(texts);
      else mutate({ texts, by });
    },
    rename: () => (MY_NAME === undefined ? setAsked([]) : leave()),
    name,
    error,
    dialog: asked && <ReviewerName name={name ?? ''} onChoose={choose} onClose={() => setAsked(undefined)} />,
  };
}

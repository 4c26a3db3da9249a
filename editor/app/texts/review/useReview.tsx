import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isSamePlace } from '../textAddress.ts';
import { keepPerson, postReview, readPerson, type Text } from '../textsApi.ts';
import { ReviewerName } from './ReviewerName.tsx';

type Review = Readonly<{
  /** Records that a person has read and approves texts; asks for the name if it is not known. */
  review(texts: readonly Text[]): void;
  /** Asks for another name. */
  rename(): void;
  /** Who reviews; undefined if not known. */
  name: string | undefined;
  error: Error | null;
  /** To be shown: the question for the name. */
  dialog: ReactNode;
}>;

/** Marks texts as reviewed. @param onDone called when the server has recorded it */
export function useReview(language: string, onDone?: () => void): Review {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<readonly Text[]>();
  const { data: person } = useQuery({ queryKey: ['text-person'], queryFn: readPerson });
  const { mutate, error } = useMutation({
    mutationFn: ({ texts, by }: { texts: readonly Text[]; by: string }) => postReview(language, texts, by),
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
  const keep = useMutation({
    mutationFn: keepPerson,
    onSuccess: (_answer, name) => {
      queries.setQueryData(['text-person'], { name });
      if (asked && asked.length > 0) mutate({ texts: asked, by: name });
      setAsked(undefined);
    },
  });
  return {
    review: (texts) => (person?.name ? mutate({ texts, by: person.name }) : setAsked(texts)),
    rename: () => setAsked([]),
    name: person?.name,
    error,
    dialog: asked && (
      <ReviewerName
        name={person?.name ?? ''}
        mistake={keep.error?.message}
        onChoose={(name) => keep.mutate(name)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

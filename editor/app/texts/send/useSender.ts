import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isSamePlace, type TextPlace } from '../textAddress.ts';
import { postText, type Text } from '../textsApi.ts';
import { createSender, type Sender, type SendState } from './createSender.ts';
import { keptTexts } from './keptTexts.ts';

/** Sends the texts of a language, and keeps the list of texts up to date with the server's answers. */
export function useSender(language: string): Readonly<{ sender: Sender; state: SendState }> {
  const queries = useQueryClient();
  const [state, setState] = useState<SendState>('sent');
  const sender = useMemo(
    () =>
      createSender({
        post: (place, text) => postText(language, place, text),
        kept: keptTexts(sessionStorage, language),
        onState: setState,
        onAnswer(place: TextPlace, text, answer) {
          // A list that was asked for before would bring the old text back.
          void queries.cancelQueries({ queryKey: ['texts', language] });
          queries.setQueryData<readonly Text[]>(['texts', language], (texts) =>
            texts?.map((known) =>
              isSamePlace(known, place)
                ? { ...known, proposal: undefined, reviewed: undefined, text, ...answer }
                : known,
            ),
          );
          void queries.invalidateQueries({ queryKey: ['draft'] });
        },
      }),
    [language, queries],
  );
  useEffect(() => {
    const leave = () => void sender.flush();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      void sender.flush();
    };
  }, [sender]);
  return { sender, state };
}

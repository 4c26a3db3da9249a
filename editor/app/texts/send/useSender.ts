import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { isSamePlace } from '../../../texts/textPlace.ts';
import { forgetTyped, keepTyped } from '../../typed.ts';
import { type Text, writeText } from '../textsApi.ts';
import { createSender, type Sender, type SendState } from './createSender.ts';

/** By language. They outlive their pages: what was refused is still there when its text is opened again. */
const senders = new Map<string, Sender>();

/** Puts the texts of a language into the draft, and keeps the list of texts up to date with the answers. */
export function useSender(language: string): Readonly<{ sender: Sender; state: SendState }> {
  const queries = useQueryClient();
  const sender = senders.get(language) ?? senderOf(language, queries);
  senders.set(language, sender);
  const state = useSyncExternalStore(sender.onState, sender.state);
  useEffect(() => {
    const leave = () => void sender.flush();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [sender]);
  return { sender, state };
}

function senderOf(language: string, queries: QueryClient): Sender {
  const sender = createSender({
    write: (place, text) => writeText(language, place, text),
    onAnswer(place, text, answer) {
      forgetTyped({ language, place, text });
      // A list that was asked for before would bring the old text back.
      void queries.cancelQueries({ queryKey: ['texts', language] });
      queries.setQueryData<readonly Text[]>(['texts', language], (texts) =>
        texts?.map((known) =>
          isSamePlace(known, place) ? { ...known, proposal: undefined, reviewed: undefined, text, ...answer } : known,
        ),
      );
      void queries.invalidateQueries({ queryKey: ['draft'] });
    },
  });
  return {
    ...sender,
    send(place, text) {
      const { namespace, key } = place;
      keepTyped({ language, place: { namespace, key }, text });
      sender.send({ namespace, key }, text);
    },
  };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { normalText } from '../../../../diagnostics/normalText.ts';
import type { Sender } from '../send/createSender.ts';
import type { Text } from '../textsApi.ts';

/** What stands in the field: what was typed, or what the text has become elsewhere, as by a sheet. */
export function useTypedText(text: Text, sender: Sender) {
  const [typed, setTyped] = useState(() => sender.waiting(text) ?? text.text);
  const follow = useEffectEvent((now: string) => {
    // A space at the end is kept while more is typed behind it.
    const isOther = normalText(typed) !== normalText(now);
    if (isOther && sender.waiting(text) === undefined) setTyped(now);
  });
  useEffect(() => follow(text.text), [text.text]);
  const type = (now: string) => {
    setTyped(now);
    sender.send(text, now);
  };
  return { typed, type };
}

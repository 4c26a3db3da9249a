import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Sender } from '../send/createSender.ts';
import { textAddress } from '../textAddress.ts';
import { isUntranslated, neighbours, nextText } from '../textFilter.ts';
import type { Text } from '../textsApi.ts';

export type TextNavigation = Readonly<{
  previous: Text | undefined;
  next: Text | undefined;
  /** Opens a text; stays if there is none. */
  to(text: Text | undefined): void;
  /** Opens the next text that is untranslated, of all texts; not one that was just typed and is on its way. */
  toUntranslated(): void;
  /** Opens the next text that fits, of all texts. */
  toNext(fits: (text: Text) => boolean): void;
}>;

export type TextNavigationOptions = Readonly<{
  language: string;
  text: Text;
  texts: readonly Text[];
  /** The texts of the list, as it is filtered. */
  shown: readonly Text[];
  query: string;
  sender: Sender;
}>;

/** From text to text. */
export function useTextNavigation({
  language,
  text,
  texts,
  shown,
  query,
  sender,
}: TextNavigationOptions): TextNavigation {
  const navigate = useNavigate();
  const beside = useMemo(() => neighbours(texts, shown, text), [texts, shown, text]);
  const to = (other: Text | undefined) => other && navigate({ pathname: textAddress(language, other), search: query });
  const toNext: TextNavigation['toNext'] = (fits) => to(nextText(texts, text, fits));
  return {
    ...beside,
    to,
    toNext,
    toUntranslated: () => toNext((each) => isUntranslated(each) && !sender.waiting(each)),
  };
}

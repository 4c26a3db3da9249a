import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { textAddress } from '../textAddress.ts';
import { neighbours, nextText } from '../textFilter.ts';
import type { Text } from '../textsApi.ts';

export type Walk = Readonly<{
  previous: Text | undefined;
  next: Text | undefined;
  /** Opens a text; stays if there is none. */
  to(text: Text | undefined): void;
  /** Opens the next text that fits, of all texts. */
  toNext(fits: (text: Text) => boolean): void;
}>;

export type WalkOptions = Readonly<{
  language: string;
  text: Text;
  texts: readonly Text[];
  /** The texts of the list, as it is filtered. */
  shown: readonly Text[];
  query: string;
}>;

/** From text to text. */
export function useWalk({ language, text, texts, shown, query }: WalkOptions): Walk {
  const navigate = useNavigate();
  const beside = useMemo(() => neighbours(texts, shown, text), [texts, shown, text]);
  const to = (other: Text | undefined) => other && navigate({ pathname: textAddress(language, other), search: query });
  return { ...beside, to, toNext: (fits) => to(nextText(texts, text, fits)) };
}

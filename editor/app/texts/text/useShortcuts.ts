import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { withoutExplanation } from '../../../../scripts/words/glossary/glossary.ts';
import { replaceInField } from '../input/replaceInField.ts';
import { type Insertion, inserted } from '../input/tagPairs.ts';
import type { Text } from '../textsApi.ts';
import type { TextNavigation } from './useTextNavigation.ts';

export type ShortcutsOptions = Readonly<{
  field: RefObject<HTMLTextAreaElement | null>;
  text: Text;
  walk: TextNavigation;
  onApprove: () => void;
  onHelp: () => void;
}>;

/** What is put into the field by a button or a key. */
export function useShortcuts({ field, text, walk, onApprove, onHelp }: ShortcutsOptions) {
  const words = useMemo(() => agreedWords(text), [text]);
  const range = () => ({ start: field.current?.selectionStart ?? 0, end: field.current?.selectionEnd ?? 0 });
  const insertWord = (word: string) => field.current && replaceInField(field.current, range(), word);
  const insert = (insertion: Insertion) => {
    if (!field.current) return;
    const { by, selection } = inserted(field.current.value, range(), insertion);
    replaceInField(field.current, range(), by);
    field.current.setSelectionRange(selection.start, selection.end);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    const word = action === 'word' ? words[Number(event.code.slice(-1)) - 1] : undefined;
    // The keys belong to an input method while it composes, and to the dialog that is open.
    if (!action || event.isComposing || document.querySelector('dialog[open]')) return;
    if (action === 'word' && word === undefined) return;
    event.preventDefault();
    if (action === 'untranslated') walk.toUntranslated();
    if (action === 'approve') onApprove();
    if (action === 'next') walk.to(walk.next);
    if (action === 'previous') walk.to(walk.previous);
    if (action === 'help') onHelp();
    if (word !== undefined) insertWord(word);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return { insert, insertWord, words };
}

function actionOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  const isCommand = (ctrlKey || metaKey) && !altKey;
  if (isCommand && key === 'Enter') return shiftKey ? 'approve' : 'untranslated';
  if (isCommand && key === '/') return 'help';
  const isAlt = altKey && !ctrlKey && !metaKey && !shiftKey;
  if (isAlt && key === 'ArrowDown') return 'next';
  if (isAlt && key === 'ArrowUp') return 'previous';
  return isAlt && /^Digit[1-9]$/.test(code) ? 'word' : undefined;
}

/** The agreed words of a text's terms, each once: as the first mention writes it, and without its explanation. */
const agreedWords = ({ terms }: Text) => [
  ...new Set(terms.flatMap(({ agreed }) => agreed.flatMap((word) => [withoutExplanation(word), word]))),
];

import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { useListFilter } from '../list/useListFilter.ts';
import { useReview } from '../review/useReview.tsx';
import type { Sender, SendState } from '../send/createSender.ts';
import { isToBeReviewed } from '../textFilter.ts';
import type { Text } from '../textsApi.ts';
import { EnglishChanges } from './EnglishChanges.tsx';
import { EnglishSide } from './EnglishSide.tsx';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import { TextBar } from './TextBar.tsx';
import { TextHead } from './TextHead.tsx';
import { TextStatus } from './TextStatus.tsx';
import { TranslationSide } from './TranslationSide.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { useShownText } from './useShownText.ts';
import { useTextNavigation } from './useTextNavigation.ts';
import { useTypedText } from './useTypedText.ts';

export type TextViewProps = Readonly<{
  language: string;
  text: Text;
  /** All texts of the language. */
  texts: readonly Text[];
  sender: Sender;
  state: SendState;
}>;

/** One text: English and translation side by side, with all that helps to translate it. */
export function TextView({ language, text, texts, sender, state }: TextViewProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { typed, type } = useTypedText(text, sender);
  const { shown, query } = useListFilter(texts);
  const walk = useTextNavigation({ language, text, texts, shown, query, sender });
  const { review, rename, name, error, dialog } = useReview(language, () => walk.toNext(isToBeReviewed));
  const canReview = typed.trim() !== '' && text.state !== 'reviewed';
  const approve = async () => {
    await sender.flush();
    if (canReview) review([text]);
    else walk.toNext(isToBeReviewed);
  };
  useShownText(language, text);
  const { insert, insertWord, words } = useShortcuts({
    field,
    text,
    walk,
    onApprove: approve,
    onHelp: () => setIsHelpOpen(true),
  });
  useEffect(() => {
    // The list that was left may have been scrolled, in its column or, on a narrow screen, with the window.
    field.current?.closest('main')?.scrollTo(0, 0);
    scrollTo(0, 0);
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  return (
    <>
      <TextBar
        language={language}
        text={text}
        texts={texts}
        walk={walk}
        query={query}
        canReview={canReview}
        onApprove={approve}
        onHelp={() => setIsHelpOpen(true)}
      />
      {error && <Notice tone="wrong">{error.message}</Notice>}
      <TextHead language={language} text={text} />
      {text.oldEnglish !== undefined && <EnglishChanges before={text.oldEnglish} after={text.english} />}
      <div className="text-view-sides">
        <EnglishSide text={text} words={words} onWord={insertWord} />
        <TranslationSide language={language} text={text} typed={typed} onType={type} onInsert={insert} fieldRef={field}>
          <TextStatus state={state} reviewed={text.reviewed} name={name} onRename={rename} />
        </TranslationSide>
      </div>
      {isHelpOpen && <ShortcutsHelp onClose={() => setIsHelpOpen(false)} />}
      {dialog}
    </>
  );
}

import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '../../ui/look.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useListFilter } from '../list/useListFilter.ts';
import { useReview } from '../review/useReview.tsx';
import type { Sender, SendState } from '../send/createSender.ts';
import { isToBeReviewed } from '../textFilter.ts';
import type { Text } from '../textsApi.ts';
import { EnglishChanges } from './EnglishChanges.tsx';
import { EnglishSide } from './EnglishSide.tsx';
import { TextActions } from './TextActions.tsx';
import { TextHead } from './TextHead.tsx';
import { TranslationSide } from './TranslationSide.tsx';
import { useShortcuts } from './useShortcuts.ts';
import { useShownText } from './useShownText.ts';
import { useTypedText } from './useTypedText.ts';
import { useWalk } from './useWalk.ts';

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
  const { t } = useTranslation('editor-texts');
  const field = useRef<HTMLTextAreaElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { typed, type } = useTypedText(text, sender);
  const { shown, query } = useListFilter(texts);
  const walk = useWalk({ language, text, texts, shown, query });
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
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  return (
    <>
      <TextHead language={language} text={text} walk={walk} query={query} />
      {error && <Notice tone="wrong">{error.message}</Notice>}
      {text.oldEnglish !== undefined && <EnglishChanges before={text.oldEnglish} after={text.english} />}
      <Sides>
        <EnglishSide text={text} words={words} onWord={insertWord} />
        <TranslationSide
          language={language}
          text={text}
          typed={typed}
          onType={type}
          onInsert={insert}
          fieldRef={field}
        />
      </Sides>
      <TextActions
        walk={walk}
        texts={texts}
        state={state}
        name={name}
        canReview={canReview}
        onApprove={approve}
        onRename={rename}
        isHelpOpen={isHelpOpen}
        onHelp={setIsHelpOpen}
      />
      {text.reviewed && <p>{t('reviewedBy', { who: text.reviewed })}</p>}
      {dialog}
    </>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.m};
  align-items: start;
`;

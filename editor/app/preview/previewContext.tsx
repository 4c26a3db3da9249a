/** What the page beside the form shows. Forms say what is being changed; the panel shows the page, scrolled to it. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { Focus } from '../../preview/showPage.ts';
import type { MarkedText } from '../../preview/where/marks.ts';

export type PreviewTarget = Readonly<{
  /** What is being changed: scrolled to and outlined. */
  focus?: Focus;
  /** Path of the page to show, without the language, such as `/contact`; undefined leaves it as it is. */
  page?: string;
  /** Code of the language to show it in; undefined leaves it as it is. */
  language?: string;
}>;

/** @param text the namespace of one in a branch file is the file @param language code of the language of the page */
export type OnPick = (text: MarkedText, language: string) => void;

type Preview = Readonly<{
  target: PreviewTarget;
  /** Shows a page, or outlines something else on the page. */
  show(target: PreviewTarget): void;
  /** Called with the text that a person clicks on the page; undefined if nobody wants to know. */
  picked: OnPick | undefined;
  onPick(callback: OnPick | undefined): void;
}>;

const PreviewContext = createContext<Preview | undefined>(undefined);

export function PreviewProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [target, show] = useState<PreviewTarget>({});
  const [picked, setPicked] = useState<OnPick>();
  const onPick = useCallback((callback: OnPick | undefined) => setPicked(() => callback), []);
  const value = useMemo(() => ({ target, show, picked, onPick }), [target, picked, onPick]);
  return <PreviewContext value={value}>{children}</PreviewContext>;
}

/** The page beside the form. */
export function usePreview(): Preview {
  const preview = useContext(PreviewContext);
  if (!preview) throw new Error('usePreview needs a PreviewProvider.');
  return preview;
}

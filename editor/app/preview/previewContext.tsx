/** What the page beside the form shows. Forms say what is being changed; the panel shows the page, scrolled to it. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** A fact of a branch file, or a text of a words file. */
export type PreviewFocus =
  | Readonly<{ kind: 'fact'; file: string; path: readonly (string | number)[] }>
  | Readonly<{ kind: 'text'; language: string; namespace: string; key: string }>;

export type PreviewTarget = Readonly<{
  /** What is being changed: scrolled to and outlined. */
  focus?: PreviewFocus;
  /** Path of the page to show, without the language, such as `/contact`; undefined leaves it as it is. */
  page?: string;
  /** Code of the language to show it in; undefined leaves it as it is. */
  language?: string;
}>;

type Preview = Readonly<{
  target: PreviewTarget;
  /** Shows a page, or outlines something else on the page. */
  show(target: PreviewTarget): void;
  /** Called with the text that a person clicks on the page; undefined if nobody wants to know. */
  picked: ((text: PreviewFocus) => void) | undefined;
  onPick(callback: ((text: PreviewFocus) => void) | undefined): void;
}>;

const PreviewContext = createContext<Preview | undefined>(undefined);

export function PreviewProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [target, show] = useState<PreviewTarget>({});
  const [picked, setPicked] = useState<((text: PreviewFocus) => void) | undefined>();
  const value = useMemo(
    () => ({ target, show, picked, onPick: (callback: Preview['picked']) => setPicked(() => callback) }),
    [target, picked],
  );
  return <PreviewContext value={value}>{children}</PreviewContext>;
}

/** The page beside the form. */
export function usePreview(): Preview {
  const preview = useContext(PreviewContext);
  if (!preview) throw new Error('usePreview needs a PreviewProvider.');
  return preview;
}

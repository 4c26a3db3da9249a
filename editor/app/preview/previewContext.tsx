/** What the page beside the form shows. Forms say what is being changed; the panel shows the page, scrolled to it. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Focus } from '../../preview/previewSite.ts';

export type PreviewTarget = Readonly<{
  /** What is being changed: scrolled to and outlined. */
  focus?: Focus;
  /** Path of the page to show, without the language, such as `/contact`; undefined leaves it as it is. */
  page?: string;
  /** Code of the language to show it in; undefined leaves it as it is. */
  language?: string;
}>;

const PreviewContext = createContext({ target: {} as PreviewTarget, show: (_: PreviewTarget) => {} });

export function PreviewProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [target, show] = useState<PreviewTarget>({});
  const value = useMemo(() => ({ target, show }), [target]);
  return <PreviewContext value={value}>{children}</PreviewContext>;
}

/** What the page beside the form is to show, and how to show another page, or to outline something else on it. */
export const usePreview = () => useContext(PreviewContext);

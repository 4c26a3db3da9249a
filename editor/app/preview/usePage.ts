import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PageAnswer } from '../../preview/preview.ts';
import { onDraftChange, session } from '../api.ts';
import { latestWins } from './latestWins.ts';
import type { PreviewFocus } from './previewContext.tsx';
import type { PreviewView } from './previewView.ts';

type Question = Readonly<{
  /** Of the draft. */
  version: string;
  view: PreviewView;
  focus: PreviewFocus | undefined;
  withTexts: boolean;
}>;

/** A page, and what it was asked for. */
export type AnsweredPage = Question & Readonly<{ page: PageAnswer }>;

/**
 * What the draft makes of a view, as it changes. While something new is made, the page is what was there before.
 * @param withTexts whether the page names its texts, for clicks
 */
export function usePage(view: PreviewView, focus: PreviewFocus | undefined, withTexts: boolean) {
  const version = usePreviewVersion();
  const { variant, day, language } = view;
  const { data: site } = useQuery({
    queryKey: ['preview', 'site', version, variant, day, language],
    queryFn: () => session.preview.site({ variant, day, language }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const [answered, setAnswered] = useState<AnsweredPage>();
  const [ask] = useState(() =>
    latestWins(
      (question: Question) => session.preview.page(question.view, question.focus, question.withTexts),
      (page, question) => setAnswered({ page, ...question }),
    ),
  );
  useEffect(() => ask({ version, view, focus, withTexts }), [ask, version, view, focus, withTexts]);
  return { site, answered };
}

/** Changes whenever a page of the draft may look different. */
function usePreviewVersion(): string {
  const [version, setVersion] = useState('');
  useEffect(() => onDraftChange((revision) => setVersion(String(revision))), []);
  return version;
}

import { useEffect, useState } from 'react';
import type { PageAnswer } from '../../preview/preview.ts';
import type { Focus } from '../../preview/showPage.ts';
import { onDraftChange, session } from '../api.ts';
import { latestWins } from './latestWins.ts';
import type { PreviewView } from './previewView.ts';

/** A page, and what it was asked for. */
type AnsweredPage = Readonly<{ page: PageAnswer; view: PreviewView; focus: Focus | undefined }>;

/**
 * What the draft makes of a view, as it changes. While something new is made, the page is what was there before.
 * @param withTexts whether the page names its texts, for clicks
 */
export function usePage(view: PreviewView, focus: Focus | undefined, withTexts: boolean): AnsweredPage | undefined {
  const [revision, setRevision] = useState(0);
  useEffect(() => onDraftChange(setRevision), []);
  const [answered, setAnswered] = useState<AnsweredPage>();
  const [ask] = useState(() =>
    latestWins(
      (question: { revision: number; view: PreviewView; focus: Focus | undefined; withTexts: boolean }) =>
        session.preview.page(question.view, question.focus, question.withTexts),
      (page, question) => setAnswered({ page, ...question }),
    ),
  );
  useEffect(() => ask({ revision, view, focus, withTexts }), [ask, revision, view, focus, withTexts]);
  return answered;
}

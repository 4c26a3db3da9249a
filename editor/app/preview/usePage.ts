import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, read } from '../api.ts';
import type { PreviewFocus } from './previewContext.tsx';
import type { PreviewView } from './previewView.ts';
import { usePreviewVersion } from './usePreviewVersion.ts';

/** Milliseconds for which documents that are no longer shown are kept. */
const KEPT = 5000;

/**
 * What the server makes of a view, as it changes. While something new is made, `isOld` says that this is what was there before.
 * @param withTexts whether the page names its texts, for clicks
 */
export function usePage(
  { variant, day, language, path }: PreviewView,
  focus: PreviewFocus | undefined,
  withTexts: boolean,
) {
  const version = usePreviewVersion();
  const known = { placeholderData: keepPreviousData, enabled: version !== '', gcTime: KEPT };
  const { data: site } = useQuery({
    queryKey: ['preview', 'site', version, variant, day, language],
    queryFn: () => read(api.preview.site.$post({ json: { variant, day, language } })),
    ...known,
  });
  const { data: page, isPlaceholderData: isOld } = useQuery({
    queryKey: ['preview', 'page', version, variant, day, language, path, focus, withTexts],
    queryFn: ({ signal }) =>
      read(
        api.preview.page.$post(
          { json: { view: { variant, day, language, path }, focus, withTexts } },
          { init: { signal } },
        ),
      ),
    ...known,
  });
  return { site, page, isOld };
}

/** A page, or why there is none. */
export type Page = ReturnType<typeof usePage>['page'];

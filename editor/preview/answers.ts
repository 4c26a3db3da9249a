/** What the preview answers. */
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { PageToChoose } from './previewPages.ts';
import type { ShownPage } from './showPage.ts';

/** Why there is no page: its code is still being bundled, or a mistake. */
export type NoPage = Readonly<{ state: 'preparing' }> | Readonly<{ state: 'failed'; message: string }>;

export type PageAnswer =
  | NoPage
  | (ShownPage &
      Readonly<{
        state: 'shown';
        /** What keeps the draft from being shown as it is: the page is that of the draft before these mistakes. */
        problems: readonly Problem[];
      }>);

export type SiteAnswer = Readonly<{
  /** Where the pages are shown. */
  origin: string;
  today: string;
  variants: readonly Readonly<{ id: string; name: string }>[];
  languages: readonly Readonly<{ code: string; name: string }>[];
  /** Empty while there has not been a draft without mistakes. */
  pages: readonly PageToChoose[];
}>;

import { memo } from 'react';
import { ReviewFile } from '../review/ReviewFile.tsx';
import type { Text } from '../textsApi.ts';
import { TextRows } from './TextRows.tsx';

export type FileSectionProps = Readonly<{
  language: string;
  namespace: string;
  title: string;
  /** The texts to show. */
  texts: readonly Text[];
  /** All texts of the file. */
  all: readonly Text[];
  /** The filter of the list, to come back to. */
  query: string;
}>;

/** The texts of a file, under its name. */
export const FileSection = memo(function FileSection(props: FileSectionProps) {
  const { language, namespace, title, texts, all, query } = props;
  return (
    <section className="file-section" aria-label={title}>
      <div className="file-section-head">
        <h2>
          {title} {title !== namespace && <code>{namespace}</code>}
        </h2>
        <ReviewFile language={language} title={title} texts={all} />
      </div>
      <TextRows language={language} texts={texts} query={query} />
    </section>
  );
});

import styled from '@emotion/styled';
import { memo } from 'react';
import { color, edge, size, space } from '../../ui/look.ts';
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
    <Section aria-label={title}>
      <Head>
        <h2>
          {title} {title !== namespace && <code>{namespace}</code>}
        </h2>
        <ReviewFile language={language} title={title} texts={all} />
      </Head>
      <TextRows language={language} texts={texts} query={query} />
    </Section>
  );
});

const Section = styled.section`
  margin-bottom: ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${edge.m};
  background: ${color.white};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
  padding: ${space.s} ${space.m};
  h2 {
    margin: 0;
  }
  code {
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: 400;
  }
`;

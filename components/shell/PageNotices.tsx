import styled from '@emotion/styled';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import type { PageModel } from '../../renderer/site/pageModel.ts';
import { color, headerHeight, layer, radius, size, space } from '../ui/style/tokens.ts';

/** What a reader has to know of the page before its first line: that the site is a test, that its language is not published. Nothing on others. */
export function PageNotices() {
  const page = usePage();
  const words = useWords('common');
  const isTest = page.site.clinic.testSite;
  const isPreview = isInPreview(page);
  if (!isTest && !isPreview) return null;
  return (
    <Strip>
      {isTest && <TestSite>{words.text('notice.testSite')}</TestSite>}
      {isPreview && words.text('notice.preview')}
    </Strip>
  );
}

/** Whether the page is built only for review. */
function isInPreview({ route, language, publication }: PageModel): boolean {
  return route !== undefined && !publication.publishedIn(route).includes(language);
}

const Strip = styled.p`
  position: relative;
  z-index: ${layer.raised};
  /* Lies in the room that the hero keeps for the header. */
  margin-bottom: calc(${space.xs} - ${headerHeight});
  padding: calc(${headerHeight} + ${space.xs}) ${space.m} ${space.xs};
  background: ${color.mintDeep};
  color: ${color.inkSoft};
  font-size: ${size.caption};
  text-align: center;
`;

const TestSite = styled.strong`
  display: block;
  width: fit-content;
  margin: 0 auto ${space.xs};
  padding: ${space.xxs} ${space.s};
  border-radius: ${radius.s};
  background: ${color.coralSoft};
  color: ${color.coral};
`;

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { LANGUAGES } from '../../locales/languages.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { renderPage } from '../../renderer/document/renderPage.tsx';
import { NODE_TOOLS } from '../../renderer/node/nodeTools.ts';
import type { LoadedSite } from '../../site/content/loadSite.ts';
import { createPageModels, type PageModel } from '../../site/pages/pageModel.ts';
import { siteMap } from '../../site/pages/routes.ts';
import { Container } from '../ui/layout/Section.tsx';
import { GlobalStyle } from '../ui/style/GlobalStyle.tsx';
import { color, size, space } from '../ui/style/tokens.ts';
import type { Example, Frame } from './example.ts';
import type { Sites } from './sites.ts';

/** The facts, words and pictures that examples are rendered from. */
export type Sources = Pick<LoadedSite, 'words' | 'publication' | 'media'> & Readonly<{ sites: Sites }>;

/** An example, and how to render it. */
type RenderExampleOptions = Readonly<{
  example: Example;
  frame?: Frame | undefined;
  sources: Sources;
  /** Whether to include the Content Security Policy; false on the dev server. */
  withCsp: boolean;
}>;

/** Renders an example to a complete document, like a page: head, styles, policy, icons. */
export function renderExample({ example, frame = 'column', sources, withCsp }: RenderExampleOptions): string {
  const page = createPage(example, sources);
  const { element } = example;
  const Page = () => (typeof element === 'function' ? element(page) : element);
  const Layout = ({ children }: Readonly<{ children: ReactNode }>) => (
    <>
      <Styles />
      {FRAMES[frame](children)}
    </>
  );
  return renderPage({ Page, Layout, page, withCsp, ...NODE_TOOLS }).html;
}

function createPage(example: Example, { sites, ...sources }: Sources): PageModel {
  const { name, site: siteName = 'usual', language: code = 'en', path = '/' } = example;
  const site = sites[siteName];
  const route = siteMap(site).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The example "${name}" is on ${path}, but site/pages/routes.ts has no such page.`);
  const language = LANGUAGES.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`The example "${name}" is in "${code}", which is not in locales/languages.ts.`);
  return createPageModels({ ...sources, site })(route, language);
}

/** The layouts around examples, which replace the layout of a page. */
const FRAMES: Readonly<Record<Frame, (children: ReactNode) => ReactNode>> = {
  column: (children) => (
    <Padded>
      <Container>{children}</Container>
    </Padded>
  ),
  band: (children) => <main>{children}</main>,
  footer: (children) => (
    <Deep>
      <Container>{children}</Container>
    </Deep>
  ),
  page: (children) => children,
};

/** The global styles, for the script of the example's language. */
function Styles() {
  const { language } = usePage();
  return <GlobalStyle tallScript={language.tallScript ?? false} fonts={language.fonts} />;
}

const Padded = styled.main`
  padding-block: ${space.m};
`;

const Deep = styled(Padded)`
  background: ${color.deep};
  color: ${color.onDark};
  font-size: ${size.small};

  a {
    color: inherit;
  }

  & :focus-visible {
    outline-color: ${color.yellow};
  }
`;

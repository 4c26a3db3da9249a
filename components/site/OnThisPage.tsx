import styled from '@emotion/styled';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { Container } from '../ui/layout/Section.tsx';
import { JumpLinks, type JumpLinksProps } from '../ui/links/JumpLinks.tsx';
import { below, from, notPrinted, radius, size, space } from '../ui/style/tokens.ts';

export type OnThisPageProps = Readonly<{
  sections: JumpLinksProps['targets'];
}>;

/** The table of contents of a long page. */
export function OnThisPage({ sections }: OnThisPageProps) {
  const { t } = useTranslation('common');
  return (
    <Container>
      <Nav aria-labelledby="on-this-page">
        <p id="on-this-page">{t('servicePage.contents.title')}</p>
        <JumpLinks targets={sections} />
      </Nav>
    </Container>
  );
}

const Nav = styled.nav`
  display: grid;
  gap: ${space.xs} ${space.m};
  margin-top: ${space.m};
  font-size: ${size.small};

  ${from.tablet} {
    grid-template-columns: auto 1fr;
    align-items: baseline;
  }

  p {
    font-weight: 700;
  }

  /* Two in a row, unless their longest words are wider. */
  ${below.tablet} {
    li {
      flex: 1 1 40%;
    }

    a {
      width: 100%;
      height: 100%;
      border-radius: ${radius.s};
      overflow-wrap: break-word;
    }
  }

  ${notPrinted}
`;

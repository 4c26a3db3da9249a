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
  margin-top: ${space.m};
  font-size: ${size.small};

  ${from.tablet} {
    display: flex;
    gap: ${space.m};
    align-items: baseline;
  }

  p {
    flex: none;
    margin-bottom: ${space.xs};
    font-weight: 700;
  }

  /* Two in a row, unless their longest words are wider. */
  ${below.tablet} {
    li {
      flex: 1 1 40%;
      max-width: 100%;
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

import styled from '@emotion/styled';
import { useSite } from '../../../renderer/context/pageContext.ts';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { HoursList } from '../../branches/HoursList.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { barHeight, color, from, size, space } from '../../ui/style/tokens.ts';
import { Logo } from '../Logo.tsx';
import { FoldingTitle } from './FoldingTitle.tsx';
import { FooterBranches } from './FooterBranches.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { LegalButtons } from './LegalButtons.tsx';
import { Newsletter } from './Newsletter.tsx';
import { SocialButtons } from './SocialButtons.tsx';

/** The site footer: quick links, contact details and hours of the branches, social networks, newsletter, legal links. */
export function Footer() {
  const { clinic } = useSite();
  const words = useWords('common');
  return (
    <FooterElement>
      <Container>
        <Columns>
          <div>
            <Logo />
            <p>{words.text('footer.tagline')}</p>
            <SocialButtons />
          </div>
          <nav aria-labelledby="quick-links">
            <FoldingTitle id="quick-links">{words.text('footer.quickLinks')}</FoldingTitle>
            <FooterLinks />
          </nav>
          <FooterBranches />
          <div>
            <div>
              <FoldingTitle>{words.text('footer.openingHours')}</FoldingTitle>
              <div data-folds="">
                <HoursList />
              </div>
            </div>
            <Newsletter />
          </div>
        </Columns>
        <BottomRow>
          <p>{words.text('footer.copyright', { year: String(clinic.copyrightYear) })}</p>
          <LegalButtons />
        </BottomRow>
      </Container>
    </FooterElement>
  );
}

const FooterElement = styled.footer`
  padding-block: ${space.l} calc(${barHeight} + ${space.l});
  background: ${color.deep};
  color: ${color.onDark};
  font-size: ${size.small};

  a {
    color: inherit;
  }

  h2 {
    font-size: ${size.body};
    letter-spacing: 0;
  }

  & :focus-visible {
    outline-color: ${color.yellow};
  }

  @media print {
    padding-block: ${space.m} 0;
    border-top: 1px solid ${color.line};

    nav,
    form,
    button,
    a[href^='http'] {
      display: none;
    }
  }
`;

const Columns = styled.div`
  display: grid;

  p {
    margin-block: ${space.s};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.l} ${space.xl};

    form {
      margin-top: ${space.l};
    }
  }

  ${from.desktop} {
    grid-template-columns: 1.35fr 0.9fr 1.35fr 1fr;
    gap: ${space.l};
  }

  /* The header already prints the logo; social networks are useless on paper. */
  @media print {
    grid-template-columns: 1fr 1fr;

    & > div:first-of-type {
      display: none;
    }
  }
`;

const BottomRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s};
  margin-top: ${space.m};
  padding-top: ${space.s};
  border-top: 1px solid ${color.lineOnDark};
`;

import styled from '@emotion/styled';
import { useSite } from '../../../renderer/context/pageContext.ts';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { HoursList } from '../../branches/HoursList.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { barHeight, color, from, size, space } from '../../ui/style/tokens.ts';
import { Logo } from '../Logo.tsx';
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
            <h2>{words.text('footer.follow')}</h2>
            <SocialButtons />
            <Newsletter />
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{words.text('footer.quickLinks')}</h2>
            <FooterLinks />
          </nav>
          <FooterBranches />
          <div>
            <h2>{words.text('footer.openingHours')}</h2>
            <HoursList />
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
  padding-block: ${space.xl} calc(${barHeight} + ${space.xl});
  background: ${color.deep};
  color: ${color.onDark};
  font-size: ${size.small};

  a {
    color: inherit;
  }

  h2 {
    margin-bottom: ${space.xs};
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
    button,
    a[href^='http'] {
      display: none;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.l} ${space.xl};

  a + p,
  p + h2,
  ul + div {
    margin-top: ${space.m};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${from.desktop} {
    grid-template-columns: 1.35fr 0.9fr 1.35fr 1fr;
    gap: ${space.l};
  }

  /* The header already prints the logo; social networks and newsletter are useless on paper. */
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
  gap: ${space.s};
  margin-top: ${space.l};
  padding-top: ${space.m};
  border-top: 1px solid ${color.lineOnDark};
`;

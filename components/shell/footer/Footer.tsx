import styled from '@emotion/styled';
import { mailtoLink, telLink } from '../../../branches/model/links.ts';
import { mapsLink } from '../../../branches/model/maps.ts';
import { formatPhone } from '../../../branches/model/phone.ts';
import { usePage, useSite } from '../../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../../renderer/context/useTranslation.tsx';
import { formatBranches } from '../../../site/language/branchNames.ts';
import { menu } from '../../../site/pages/routes.ts';
import { PostalAddress, ShortAddress } from '../../branches/BranchAddress.tsx';
import { HoursList } from '../../branches/BranchHours.tsx';
import { AllBranchesLink } from '../../branches/BranchLinks.tsx';
import { useShownBranches } from '../../branches/useShownBranches.ts';
import { LinkLabel } from '../../site/LinkLabel.tsx';
import { Container } from '../../ui/layout/Section.tsx';
import { PageLink } from '../../ui/links/PageLink.tsx';
import { barHeight, color, control, from, size, space } from '../../ui/style/tokens.ts';
import { Logo } from '../Logo.tsx';
import { FoldingTitle } from './FoldingTitle.tsx';
import { LegalButtons } from './LegalButtons.tsx';
import { Newsletter } from './Newsletter.tsx';
import { SocialButtons } from './SocialButtons.tsx';

export function Footer() {
  const { site, translator } = usePage();
  const { clinic, branches } = site;
  const { t } = useTranslation('common');
  return (
    <FooterElement>
      <Container>
        <Columns>
          <div>
            <Logo />
            {/* Of all branches, also on the page of a treatment that some offer. */}
            <p>{t('footer.tagline', { 'branches.names': formatBranches(branches, translator) })}</p>
            <SocialButtons />
          </div>
          <nav aria-labelledby="quick-links">
            <FoldingTitle id="quick-links">{t('footer.quickLinks')}</FoldingTitle>
            <List data-folds="">
              {menu('footer').map(({ id, path }) => (
                <li key={id}>
                  <PageLink to={path}>{t(`footer.${id}`)}</PageLink>
                </li>
              ))}
            </List>
          </nav>
          <FooterBranches />
          <div>
            <div>
              <FoldingTitle>{t('footer.openingHours')}</FoldingTitle>
              <div data-folds="">
                <HoursList />
              </div>
            </div>
            <Newsletter />
          </div>
        </Columns>
        <BottomRow>
          <p>{t('footer.copyright', { year: String(clinic.copyrightYear) })}</p>
          <LegalButtons />
        </BottomRow>
      </Container>
    </FooterElement>
  );
}

/** Below desktops only the numbers show until the title is tapped. */
function FooterBranches() {
  const { clinic } = useSite();
  const { branches, all, mark } = useShownBranches();
  const { t } = useTranslation('common');
  const local = useLocalText();
  return (
    <div>
      <FoldingTitle>{t('footer.contactInfo')}</FoldingTitle>
      {branches.map((branch) => (
        <Branch key={branch.id} {...mark}>
          <h3>{local(branch.name)}</h3>
          <a href={telLink(branch.phone)}>{formatPhone(branch.phone)}</a>
          <div data-folds="">
            {all ? <ShortAddress branch={branch} /> : <PostalAddress branch={branch} />}
            {!all && branch.email && <a href={mailtoLink(branch.email)}>{branch.email}</a>}
            <a href={mapsLink(branch.maps.directions)} target="_blank" rel="noopener noreferrer">
              <LinkLabel directionsTo={local(branch.name)} newTab>
                {t('actions.getDirections')}
              </LinkLabel>
            </a>
          </div>
        </Branch>
      ))}
      {all && <AllBranchesLink />}
      <Branch>
        <div data-folds="">
          <a href={mailtoLink(clinic.email)}>{clinic.email}</a>
        </div>
      </Branch>
    </div>
  );
}

const FooterElement = styled.footer`
  padding-block: ${space.m} calc(${barHeight} + ${space.m});
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

  /* Whose clinic it is has a row of its own. */
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space.l};

    & > :first-child {
      display: flex;
      flex-wrap: wrap;
      grid-column: 1 / -1;
      align-items: center;
      justify-content: space-between;
      gap: 0 ${space.m};
    }

    & > :nth-child(3) {
      grid-row: span 2;
    }
  }

  ${from.desktop} {
    grid-template-columns: 1.1fr 1.4fr 1.35fr 1fr;
    gap: ${space.l};

    & > :first-child {
      display: block;
      grid-column: auto;
    }

    & > :nth-child(3) {
      grid-row: auto;
    }

    form {
      margin-top: ${space.l};
    }
  }

  /* The header already prints the logo; social networks are useless on paper. */
  @media print {
    grid-template-columns: 1fr 1fr;
    column-gap: calc(3 * ${space.s});

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
  margin-top: ${space.s};
  padding-top: ${space.s};
  border-top: 1px solid ${color.lineOnDark};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${space.m};
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${control.m};
    padding-block: calc(${space.xs} * 0.75);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Branch = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s};

  h3 {
    font-size: ${size.small};
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${control.m};
  }

  div {
    width: 100%;
  }

  /* A padding around them would remain while they are folded. */
  a:last-child {
    margin-bottom: ${space.s};
  }
`;

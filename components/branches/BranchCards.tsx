import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { Grid, Section } from '../ui/layout/Section.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { from, space } from '../ui/style/tokens.ts';
import { BranchCard } from './BranchCard.tsx';
import { BranchDetails } from './BranchLinks.tsx';
import { EmailLink } from './EmailLink.tsx';
import { useShownBranches } from './useShownBranches.ts';

/** Texts link to `#clinics`. */
const CLINICS = 'clinics';

/** Cards of more branches would be far longer than the title that they stand beside. */
export const MAX_BESIDE_TITLE = 2;

/** A card per branch, for the place beside the page's title. @param only the branch that the page is about */
export function BranchCards({ only }: Readonly<{ only?: Branch }>) {
  const shown = useShownBranches();
  const { branches, all } = only ? { branches: [only] } : shown;
  const { t } = useTranslation('contact');
  return (
    <Beside id={CLINICS}>
      <VisuallyHidden as="h2">{t('details.title', { count: branches.length })}</VisuallyHidden>
      {all ? (
        <BranchDetails />
      ) : (
        <List>
          {branches.map((branch) => (
            <BranchCard key={branch.id} branch={branch} />
          ))}
        </List>
      )}
      {!only && <GeneralEmail />}
    </Beside>
  );
}

/** A card per branch, in a section of their own. */
export function BranchCardsSection() {
  const { branches } = useShownBranches();
  const { t } = useTranslation('contact');
  return (
    <Section id={CLINICS} title={t('details.title')} background="sand">
      <Grid>
        {branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} />
        ))}
      </Grid>
      <GeneralEmail />
    </Section>
  );
}

/** The clinic's own email address, if no branch shows it. */
function GeneralEmail() {
  const { clinic } = useSite();
  const { branches, all } = useShownBranches();
  const { t } = useTranslation('contact');
  if (!all && !branches.every(({ email }) => email)) return null;
  return (
    <General>
      {t('details.general')} <EmailLink address={clinic.email} />
    </General>
  );
}

const General = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  margin-top: ${space.m};
`;

/* On tablets all need a whole row each. On wider screens what follows the cards stands below the title, beside them. */
const Beside = styled.div`
  grid-column: 1 / -1;

  *:has(+ &) {
    grid-column: 1 / -1;
  }

  & + * {
    grid-column: 1 / -1;
  }

  ${from.desktop} {
    grid-area: 1 / 2 / span 2;

    *:has(+ &) {
      grid-column: 1;
    }

    & + * {
      grid-column: 1;
    }

    *:has(> &) {
      grid-template-rows: auto 1fr;
    }
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    grid-template-columns: 1fr 1fr;
  }
`;

import styled from '@emotion/styled';
import { Section } from '../../components/ui/layout/Section.tsx';
import { control, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { BranchTable } from './BranchTable.tsx';
import { EmailLink } from './EmailLink.tsx';

/** The contact details and hours of the branches, and the clinic's general email address if no branch shows it. */
export function ContactDetails() {
  const { branches, clinic } = useSite();
  const words = useWords('contact');
  const allBranchesHaveEmail = branches.every(({ email }) => email);
  return (
    <Section id="clinics" title={words.text('details.title')} intro={words.text('details.intro')} background="sand">
      <BranchTable />
      {allBranchesHaveEmail && (
        <General>
          {words.text('details.general')} <EmailLink address={clinic.email} />
        </General>
      )}
    </Section>
  );
}

const General = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  align-items: center;
  margin-top: ${space.m};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${control.m};
    font-weight: 600;
  }
`;

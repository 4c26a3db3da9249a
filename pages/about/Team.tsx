import { DentistCard } from '../../components/team/DentistCard.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** The dentists of the site, including the founder. */
export function Team() {
  const { team } = useSite().clinic;
  const words = useWords('about');
  return (
    <Section title={words.text('team.title')} intro={words.text('team.intro')} background="mint">
      <Grid data-min="narrow">
        {team.map((member) => (
          <DentistCard key={member.id} member={member} />
        ))}
      </Grid>
    </Section>
  );
}

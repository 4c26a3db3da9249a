import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { Grid } from '../ui/layout/Grid.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { BranchCard } from './BranchCard.tsx';

export type BranchSectionProps = Readonly<{
  /** The namespace of `branches.title` and `branches.intro`. */
  namespace: 'home' | 'about';
}>;

/** A section with a card per branch. */
export function BranchSection({ namespace }: BranchSectionProps) {
  const { branches } = useSite();
  const words = useWords(namespace);
  return (
    <Section title={words.text('branches.title')} intro={words.text('branches.intro')}>
      <Grid data-min="broad">
        {branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} />
        ))}
      </Grid>
    </Section>
  );
}

import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { Grid } from '../ui/layout/Grid.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { BranchCard } from './BranchCard.tsx';
import { CompactBranchCard } from './CompactBranchCard.tsx';

export type BranchSectionProps = Readonly<{
  /** The namespace of `branches.title` and `branches.intro`. */
  namespace: 'home' | 'about';
  /** Less about each branch, where a page is about something else. */
  compact?: boolean;
}>;

/** A section with a card per branch. */
export function BranchSection({ namespace, compact = false }: BranchSectionProps) {
  const { branches } = useSite();
  const words = useWords(namespace);
  const Card = compact ? CompactBranchCard : BranchCard;
  return (
    <Section title={words.text('branches.title')} intro={words.text('branches.intro')}>
      <Grid data-min="broad">
        {branches.map((branch) => (
          <Card key={branch.id} branch={branch} />
        ))}
      </Grid>
    </Section>
  );
}

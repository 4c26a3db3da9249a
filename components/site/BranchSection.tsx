import { useSite } from '../../renderer/PageContext.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { Grid } from '../ui/Grid.tsx';
import { Section } from '../ui/Section.tsx';
import { BranchCard } from './BranchCard.tsx';

export type BranchSectionProps = Readonly<{
  /** The words file with `branches.title` and `branches.intro`. */
  namespace: 'home' | 'about';
}>;

/** A card for every branch. */
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

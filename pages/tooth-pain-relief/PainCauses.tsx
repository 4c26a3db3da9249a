import styled from '@emotion/styled';
import { WisdomToothNote } from '../../components/services/WisdomToothNote.tsx';
import { FeatureCard } from '../../components/ui/cards/FeatureCard.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** In the order of the words file: decay, nerve, abscess, gums, crack, wisdom tooth or sinus. */
const ICONS = ['tooth-decay', 'root-canal', 'abscess', 'gums', 'tooth-cracked', 'wisdom-tooth'];

/** Possible causes of toothache. */
export function PainCauses() {
  const words = useWords('tooth-pain-relief');
  return (
    <Section title={words.text('causes.title')} intro={words.text('causes.intro')}>
      <Grid>
        {words.list('causes.items').map((key, i) => (
          <li key={key}>
            <FeatureCard icon={ICONS[i] ?? 'tooth'} title={words.text(`${key}.title`)}>
              {words.text(`${key}.text`)}
            </FeatureCard>
          </li>
        ))}
      </Grid>
      <Note>
        <WisdomToothNote>{words.rich('wisdomLink.text')}</WisdomToothNote>
      </Note>
    </Section>
  );
}

const Note = styled.div`
  margin-top: ${space.l};
`;

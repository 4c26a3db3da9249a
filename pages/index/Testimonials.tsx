import { Quote } from '../../components/ui/cards/Quote.tsx';
import { Stars } from '../../components/ui/cards/Stars.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';

/** Testimonials of patients, with their ratings. */
export function Testimonials() {
  const { testimonials } = useSite().clinic;
  const words = useWords('home');
  const common = useWords('common');
  const local = useLocalWords();
  return (
    <Section title={words.text('testimonials.title')} intro={words.text('testimonials.intro')} background="sand">
      <Grid>
        {testimonials.map(({ name, text, rating, source }) => (
          <li key={name.en}>
            <Quote
              name={local.text(name)}
              place={local.text(source)}
              rating={<Stars count={rating} label={common.plain('rating', { rating })} />}
            >
              {local.text(text)}
            </Quote>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

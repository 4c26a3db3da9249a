import { Grid } from '../../components/ui/Grid.tsx';
import { Quote } from '../../components/ui/Quote.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { Stars } from '../../components/ui/Stars.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';

/** What patients said, with the rating they gave. */
export function Testimonials() {
  const { testimonials } = useSite().clinic;
  const words = useWords('home');
  const common = useWords('common');
  const local = useLocalWords();
  return (
    <Section title={words.text('testimonials.title')} intro={words.text('testimonials.intro')} ground="sand">
      <Grid>
        {testimonials.map(({ name, text, rating, source }) => (
          <li key={name}>
            <Quote
              name={name}
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

import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';

/** The numbers of the pairs in which one tooth in the middle changes. */
const ONE_TOOTH = [2, 4, 5, 7];

/** Treatments in before-and-after illustrations. The intro says that they are illustrations. */
export function Gallery() {
  const words = useWords('about');
  return (
    <Section title={words.text('gallery.title')} intro={words.text('gallery.intro')} background="sand">
      <Grid data-min="broad">
        {words.list('gallery.items').map((key, i) => (
          <li key={key}>
            <BeforeAfter
              before={{ src: `gallery/${i + 1}-before.webp`, alt: words.plain(`${key}.beforeAlt`) }}
              after={{ src: `gallery/${i + 1}-after.webp`, alt: words.plain(`${key}.afterAlt`) }}
              label={words.plain('gallery.compare', { title: words.plain(`${key}.title`) })}
              split={ONE_TOOTH.includes(i + 1) ? 'half' : 'mostlyAfter'}
              title={words.text(`${key}.title`)}
              caption={words.text(`${key}.caption`)}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

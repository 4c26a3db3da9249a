import styled from '@emotion/styled';
import { Section } from '../../components/ui/layout/Section.tsx';
import { from, space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import type { Change } from './comparisonStyle.ts';

/** What changes in each pair of pictures, in the order of the words file. */
const CHANGES: readonly Change[] = ['all', 'middle', 'all', 'middle', 'middle', 'all', 'middle', 'all'];

/** Treatments in before-and-after illustrations. The intro says that they are illustrations. */
export function Gallery() {
  const words = useWords('about');
  return (
    <Section title={words.text('gallery.title')} intro={words.text('gallery.intro')} background="sand">
      <Pairs>
        {words.list('gallery.items').map((key, i) => (
          <li key={key}>
            <BeforeAfter
              before={{ src: `gallery/${i + 1}-before.webp`, alt: words.plain(`${key}.beforeAlt`) }}
              after={{ src: `gallery/${i + 1}-after.webp`, alt: words.plain(`${key}.afterAlt`) }}
              label={words.plain('gallery.compare', { title: words.plain(`${key}.title`) })}
              change={CHANGES[i]}
              title={words.text(`${key}.title`)}
              caption={words.text(`${key}.caption`)}
            />
          </li>
        ))}
      </Pairs>
    </Section>
  );
}

/* Small, as the pictures only illustrate: two in a row on phones, four on larger screens, fewer if the text is very large. */
const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(9.25rem, 40%), 1fr));
  gap: ${space.m} ${space.s};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(max(9.25rem, 22%), 1fr));
  }
`;

import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { color, from, radius, shadow, space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** In the order of their alternative texts in the words file. */
const PICTURES = ['oral-lesions-4', 'crowns-and-bridges-2', 'tmj-disorders-4', 'oral-lesions-5'];
const WIDTHS = [176, 288, 400, 560];
const SIZES = '(min-width: 64rem) min(17rem, 22vw), (min-width: 45rem) 17vw, 26vw';

/**
 * Four pictures of the clinic's work: examination, repair, protection, prevention. In a row on phones, in a square on larger
 * screens.
 */
export function ServicesScene() {
  const words = useWords('services');
  return (
    <Scene>
      {words.list('hero.pictures').map((key, i) => (
        <Picture
          key={key}
          src={`sections/${PICTURES[i]}.webp`}
          alt={words.plain(key)}
          widths={WIDTHS}
          sizes={SIZES}
          first={i === 0}
        />
      ))}
    </Scene>
  );
}

const Scene = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${space.xs};

  img {
    aspect-ratio: 1;
    border: 3px solid ${color.white};
    border-radius: ${radius.s};
    object-fit: cover;
    box-shadow: ${shadow.soft};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.s};

    img {
      aspect-ratio: 4 / 3;
      border-radius: ${radius.m};
    }
  }

  @media print {
    display: none;
  }
`;

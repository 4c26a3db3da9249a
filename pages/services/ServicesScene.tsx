import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { from, radius, shadow } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** In the order of their alternative texts in the words file. */
const PICTURES = ['oral-lesions-4', 'crowns-and-bridges-2', 'tmj-disorders-4', 'oral-lesions-5'];
const WIDTHS = [176, 288, 400, 560];
const SIZES = '(min-width: 64rem) min(17rem, 22vw), (min-width: 45rem) 17vw, 26vw';

/**
 * The clinic's work in one frame: examination, repair, protection, prevention. The four pictures have the same ground and no
 * gaps, so that they do not look like buttons. A strip on phones, a square on larger screens.
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
  overflow: hidden;
  border-radius: ${radius.m};
  box-shadow: ${shadow.soft};

  img {
    aspect-ratio: 1;
    object-fit: cover;
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    border-radius: ${radius.l};

    img {
      aspect-ratio: 4 / 3;
    }
  }

  @media print {
    display: none;
  }
`;

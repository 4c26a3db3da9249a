import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { color, from, measure } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

const WIDTHS = [480, 800, 1120, 1600];

/** The picture of the home page's hero: below the text on phones, behind it on large screens. */
export function HomeScene() {
  const words = useWords('home');
  return (
    <Scene>
      <Picture
        src="hero.webp"
        alt={words.plain('hero.imageAlt')}
        widths={WIDTHS}
        sizes="(min-width: 64rem) min(58vw, 64rem), min(80vw, 32rem)"
        first
      />
    </Scene>
  );
}

/* The picture fades into the background. All browsers support the prefixed mask; Chrome before 120 supports only that. */
const Scene = styled.div`
  max-width: ${measure.narrow};
  width: 80%;
  margin-inline-start: auto;
  -webkit-mask-image: linear-gradient(to right, transparent, ${color.ink} 25%);

  img {
    background: none;
    -webkit-mask-image: linear-gradient(transparent, ${color.ink} 25%);
  }

  ${from.desktop} {
    position: absolute;
    inset: auto 0 0 auto;
    width: min(58%, calc(${measure.page} * 0.85));
    max-width: none;
  }

  @media print {
    display: none;
  }
`;

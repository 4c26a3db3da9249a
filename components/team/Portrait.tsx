import styled from '@emotion/styled';
import type { TeamMember } from '../../branches/model/siteModel.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { localText } from '../../renderer/i18n/translator.ts';
import { FRAME } from '../../renderer/media/frames.ts';
import { Picture } from '../site/Picture.tsx';
import { color, control, notPrinted, radius, size } from '../ui/style/tokens.ts';

type PortraitProps = Readonly<{
  member: Pick<TeamMember, 'name' | 'photo' | 'photoFocus'>;
  /** For a profile. */
  large?: boolean;
}>;

const SMALL = { widths: [80, 160], sizes: control.xl };
const LARGE = { widths: [168, 336], sizes: `min(3 * ${control.xl}, 33vw)` };

/** A dentist's photograph, cut to a square, or initials. Decorative: the name is beside it. */
export function Portrait({ member: { name, photo, photoFocus }, large = false }: PortraitProps) {
  const { language } = usePage();
  if (photo === undefined) {
    return (
      <Disc aria-hidden="true" data-large={large || undefined}>
        {initials(localText(name, language).text)}
      </Disc>
    );
  }
  return (
    <Frame data-large={large || undefined}>
      <Picture {...(large ? LARGE : SMALL)} src={photo} alt="" focus={photoFocus} frame={FRAME.portrait} />
    </Frame>
  );
}

/** Keeps Tamil letters together with their vowel signs. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * "MS" for "Dr. Meera Sample"; one letter in Tamil, whose letters are twice as wide and whose title is a word: "மீ".
 */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.') && word !== 'டாக்டர்');
  return words
    .slice(0, /[a-z]/i.test(name) ? 2 : 1)
    .map((word) => graphemes.segment(word)[Symbol.iterator]().next().value?.segment)
    .join('');
}

const Frame = styled.span`
  flex: none;
  width: ${control.xl};
  height: ${control.xl};
  overflow: hidden;
  border-radius: ${radius.pill};

  &[data-large] {
    width: calc(3 * ${control.xl});
    max-width: 33vw;
    height: calc(3 * ${control.xl});
    max-height: 33vw;
    border-radius: ${radius.m};
  }

  img {
    height: 100%;
    object-fit: cover;
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${control.m};
  height: ${control.m};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.mintDeep};
  color: ${color.tealDark};
  font-weight: 700;
  white-space: nowrap;

  &[data-large] {
    width: ${control.xl};
    height: ${control.xl};
    background: ${color.teal};
    color: ${color.white};
    font-size: ${size.h3};
  }

  ${notPrinted}
`;

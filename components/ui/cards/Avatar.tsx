import styled from '@emotion/styled';
import { color, control, radius, size } from '../style/tokens.ts';

export type AvatarProps = Readonly<{
  name: string;
  large?: boolean;
}>;

/** A person's initials instead of a photograph. Decorative, as the name is beside it. */
export function Avatar({ name, large = false }: AvatarProps) {
  return (
    <Disc aria-hidden="true" data-large={large || undefined}>
      {initials(name)}
    </Disc>
  );
}

/** Keeps Tamil letters together with their vowel signs. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** "MS" for "Dr. Meera Sample", and in Tamil, which does not abbreviate the title, "மீமா". */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.') && word !== 'டாக்டர்');
  return words
    .slice(0, 2)
    .map((word) => graphemes.segment(word)[Symbol.iterator]().next().value?.segment)
    .join('');
}

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

  &[data-large] {
    width: ${control.xl};
    height: ${control.xl};
    background: ${color.teal};
    color: ${color.white};
    font-size: ${size.h3};
  }

  @media print {
    display: none;
  }
`;

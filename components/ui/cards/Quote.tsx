import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../links/Icon.tsx';
import { color, radius, shadow, size, space } from '../style/tokens.ts';

export type QuoteProps = Readonly<{
  /** The quoted text. */
  children: ReactNode;
  name: ReactNode;
  /** Where the person lives, or where the text was published. */
  place: ReactNode;
  /** The star rating, if any. */
  rating?: ReactNode;
}>;

/** A quotation from a person, with their name. */
export function Quote({ children, name, place, rating }: QuoteProps) {
  return (
    <Figure>
      {rating ?? <Icon name="quote-open" />}
      <blockquote>{children}</blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span>{place}</span>
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  height: 100%;
  padding: ${space.m};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  & > svg {
    color: ${color.teal};
  }

  blockquote {
    margin: 0;
  }

  figcaption {
    display: grid;
    margin-top: auto;
    padding-top: ${space.s};
    border-top: 1px solid ${color.line};
  }

  figcaption > span {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }

  figcaption svg {
    display: inline-block;
    width: 1.25em;
    height: 1.25em;
    margin-inline-end: ${space.xxs};
    color: ${color.teal};
    vertical-align: text-bottom;
  }

  @media print {
    border-color: ${color.line};
  }
`;

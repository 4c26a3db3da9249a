import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../links/Icon.tsx';
import { color, raised, size, space } from '../style/tokens.ts';

type QuoteProps = Readonly<{
  children: ReactNode;
  name: ReactNode;
  /** Where the person lives, or the text was published. */
  place: ReactNode;
  rating?: ReactNode;
}>;

/** A quotation with its author. */
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

type StarsProps = Readonly<{
  count: number;
  /** The rating as text: "Rated 5 out of 5". */
  label: string;
}>;

/** Stars are icons: few fonts have the character, and a phone would search all of its fonts for it. */
export function Stars({ count, label }: StarsProps) {
  return (
    <Row>
      <span>
        {Array.from({ length: count }, (_, i) => (
          <Icon key={i} name="star" />
        ))}
      </span>
      <span>{label}</span>
    </Row>
  );
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  height: 100%;
  padding: ${space.m};
  border: 1px solid transparent;
  ${raised}

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

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.xs};
  color: ${color.inkSoft};
  font-size: ${size.small};

  span:first-of-type {
    display: flex;
    color: ${color.yellowDark};
  }

  svg {
    width: 1.4em;
    height: 1.4em;
    fill: currentcolor;
  }
`;

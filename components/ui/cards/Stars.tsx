import styled from '@emotion/styled';
import { Icon } from '../links/Icon.tsx';
import { color, size, space } from '../style/tokens.ts';

export type StarsProps = Readonly<{
  count: number;
  /** The rating as text, such as "Rated 5 out of 5". */
  label: string;
}>;

/**
 * A star rating with its text. The stars are icons: few fonts have the character, and a phone would search all of its fonts
 * for it.
 */
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

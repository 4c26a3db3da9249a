import styled from '@emotion/styled';
import { color, size, space } from './tokens.ts';

export type StarsProps = Readonly<{
  count: number;
  /** The rating in words, such as "Rated 5 out of 5". */
  label: string;
}>;

/** A rating: stars to see at a glance, and the words for everyone. */
export function Stars({ count, label }: StarsProps) {
  return (
    <Row>
      <span aria-hidden="true">{'★'.repeat(count)}</span>
      <span>{label}</span>
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.xs};
  color: ${color.inkSoft};
  font-size: ${size.small};

  span:first-of-type {
    color: ${color.yellowDark};
    font-size: ${size.h3};
    letter-spacing: 0.08em;
    line-height: 1;
  }
`;

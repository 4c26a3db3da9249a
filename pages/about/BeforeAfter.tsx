import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, size, space } from '../../components/ui/style/tokens.ts';
import { Comparison, type ComparisonProps } from './Comparison.tsx';

export type BeforeAfterProps = ComparisonProps & Readonly<{ title: ReactNode; caption: ReactNode }>;

/** A before-and-after comparison with a title and a caption. */
export function BeforeAfter({ title, caption, ...comparison }: BeforeAfterProps) {
  return (
    <Figure>
      <Comparison {...comparison} />
      <figcaption>
        <h3>{title}</h3>
        <p>{caption}</p>
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  h3 {
    margin-top: ${space.xs};
    font-size: ${size.small};
  }

  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

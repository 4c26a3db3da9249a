import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../links/Icon.tsx';
import { color, control, from, radius, size, space } from '../style/tokens.ts';

type FeatureCardProps = Readonly<{ icon: string; title: ReactNode; children: ReactNode }>;

/** An icon, a short title and a sentence or two, without a box. */
export function FeatureCard({ icon, title, children }: FeatureCardProps) {
  return (
    <Feature>
      <Badge>
        <Icon name={icon} />
      </Badge>
      <h3>{title}</h3>
      <p>{children}</p>
    </Feature>
  );
}

/* The icon is beside the text on small screens, above it on larger ones. */
const Feature = styled.div`
  display: grid;
  grid-template: auto 1fr / auto minmax(0, 1fr);
  gap: ${space.xxs} ${space.s};

  p {
    color: ${color.inkSoft};
  }

  ${from.tablet} {
    grid-template: none / none;
    align-content: start;
    gap: ${space.xs};
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  width: ${control.l};
  height: ${control.l};
  grid-row: span 2;
  border-radius: ${radius.s};
  background: ${color.mintDeep};
  color: ${color.tealDark};
  font-size: ${size.body};

  ${from.tablet} {
    grid-row: auto;
    margin-bottom: ${space.xs};
  }
`;

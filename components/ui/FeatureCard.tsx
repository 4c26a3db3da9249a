import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { color, radius, size, space } from './tokens.ts';

export type FeatureCardProps = Readonly<{ icon: string; title: ReactNode; children: ReactNode }>;

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

const Feature = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xs};

  p {
    color: ${color.inkSoft};
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  margin-bottom: ${space.xs};
  border-radius: ${radius.s};
  background: ${color.mintDeep};
  color: ${color.tealDark};
  font-size: ${size.body};
`;

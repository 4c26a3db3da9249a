import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Grid } from '../layout/Section.tsx';
import { Icon } from '../links/Icon.tsx';
import { color, control, from, radius, size, space } from '../style/tokens.ts';

type Feature = Readonly<{ icon: string; title: ReactNode; text: ReactNode }>;

/** Up to four in a row, or three of many, each an icon, a title and a sentence or two, without a box. */
export function FeatureGrid({ features }: Readonly<{ features: readonly Feature[] }>) {
  return (
    <Grid data-min={features.length > 4 ? undefined : 'narrow'}>
      {features.map(({ icon, title, text }, i) => (
        <li key={i}>
          <Card>
            <Badge>
              <Icon name={icon} />
            </Badge>
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </Grid>
  );
}

/* The icon is beside the title on small screens, above it on larger ones. */
const Card = styled.div`
  display: grid;
  grid-template: auto 1fr / auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.xs} ${space.s};

  p {
    grid-column: 1 / -1;
    color: ${color.inkSoft};
  }

  ${from.tablet} {
    grid-template: none / none;
    align-content: start;

    span {
      margin-bottom: ${space.xs};
    }
  }
`;

/** The ground of an icon. */
export const Badge = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${control.l};
  height: ${control.l};
  border-radius: ${radius.s};
  background: ${color.mintDeep};
  color: ${color.tealDark};
  font-size: ${size.body};
`;

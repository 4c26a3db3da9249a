import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../links/Icon.tsx';
import { below, color, size, space } from '../style/tokens.ts';

/** How soon to get help. */
export type Urgency = 'emergency' | 'urgent' | 'routine';

export type UrgencyCardHeaderProps = Readonly<{
  level: Urgency;
  /** The level as text: colour alone never conveys it. */
  label: ReactNode;
  /** What to do. */
  title: ReactNode;
  /** Actions beside the title. */
  children?: ReactNode;
}>;

const ICONS: Readonly<Record<Urgency, string>> = {
  emergency: 'ambulance',
  urgent: 'clock-exclamation',
  routine: 'calendar-event',
};

/** The header of an `UrgencyCard`: what to do, and how soon. It is styled by the parent's `data-level`. */
export function UrgencyCardHeader({ level, label, title, children }: UrgencyCardHeaderProps) {
  return (
    <Head>
      <Words>
        <Label>
          <Icon name={ICONS[level]} />
          {label}
        </Label>
        <h2>{title}</h2>
      </Words>
      {children}
    </Head>
  );
}

/* The title and its button share a line where there is room. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
  padding: ${space.m};
  background: ${color.coralSoft};

  [data-level='emergency'] > & {
    background: ${color.coral};
    color: ${color.white};
  }

  [data-level='emergency'] > & :focus-visible {
    outline-color: ${color.yellow};
  }

  [data-level='routine'] > & {
    background: ${color.mint};
  }

  [data-compact] > & {
    padding: ${space.s};

    h2 {
      font-size: ${size.h3};
    }
  }

  /* Long Tamil words have to fit on a line. */
  ${below.tablet} {
    padding: ${space.s};

    [data-level='emergency'] > & h2 {
      font-size: ${size.h3};
    }
  }

  /* Browsers print no backgrounds: white text would be invisible. */
  @media print {
    &&& {
      padding-bottom: 0;
      background: none;
      color: inherit;
    }
  }
`;

const Words = styled.div`
  flex: 1 1 22rem;
`;

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-bottom: ${space.xxs};
  color: ${color.coral};
  font-size: ${size.small};
  font-weight: 700;

  [data-level='emergency'] & {
    color: inherit;
  }

  [data-level='routine'] & {
    color: ${color.teal};
  }
`;

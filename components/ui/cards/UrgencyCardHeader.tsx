import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../links/Icon.tsx';
import { color, size, space } from '../style/tokens.ts';

export type Urgency = 'emergency' | 'urgent' | 'routine';

export type UrgencyCardHeaderProps = Readonly<{
  level: Urgency;
  /** The level in a word: it is never told by colour alone. */
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

/** What to do, and how soon, above the symptoms that call for it. The element around it has the level in `data-level`. */
export function UrgencyCardHeader({ level, label, title, children }: UrgencyCardHeaderProps) {
  return (
    <Head>
      <Label>
        <Icon name={ICONS[level]} />
        {label}
      </Label>
      <Title>
        <h2>{title}</h2>
        {children}
      </Title>
    </Head>
  );
}

const Head = styled.div`
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

  /* Browsers print no backgrounds: white text would be lost. */
  @media print {
    &&& {
      padding-bottom: 0;
      background: none;
      color: inherit;
    }
  }
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

/* What to do and the button for it are on one line where there is room. */
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};

  h2 {
    flex: 1 1 22rem;
  }
`;

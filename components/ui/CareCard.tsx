import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CheckList } from './CheckList.tsx';
import { Icon } from './Icon.tsx';
import { color, radius, size, space } from './tokens.ts';

export type CareLevel = 'emergency' | 'urgent' | 'routine';

export type CareCardProps = Readonly<{
  level: CareLevel;
  /** The level in a word: it is never told by colour alone. */
  label: ReactNode;
  /** What to do. */
  title: ReactNode;
  intro?: ReactNode;
  /** The signs that call for it. */
  items: readonly ReactNode[];
  /** Actions: in an emergency before the signs, otherwise after them. An emergency's have the look `light`. */
  children?: ReactNode;
}>;

const ICONS: Readonly<Record<CareLevel, string>> = {
  emergency: 'ambulance',
  urgent: 'clock-exclamation',
  routine: 'calendar-event',
};

/** How soon to get help and where, with the signs that call for it: by word, icon, weight and colour. */
export function CareCard({ level, label, title, intro, items, children }: CareCardProps) {
  const actions = children && <Actions>{children}</Actions>;
  const actFirst = level === 'emergency';
  return (
    <Panel data-level={level}>
      <Head>
        <Label>
          <Icon name={ICONS[level]} />
          {label}
        </Label>
        <Title>
          <h2>{title}</h2>
          {actFirst && actions}
        </Title>
      </Head>
      <Body>
        {intro && <p>{intro}</p>}
        <CheckList icon="point" tone={level === 'routine' ? 'calm' : 'warm'} items={items} />
        {!actFirst && actions}
      </Body>
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 2px solid ${color.coral};
  border-radius: ${radius.m};
  background: ${color.white};

  &[data-level='routine'] {
    border-color: ${color.teal};
  }

  @media print {
    break-inside: avoid;
  }
`;

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

  /* Browsers print no grounds: white letters would be lost. */
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

const Body = styled.div`
  display: grid;
  flex: auto;
  grid-template-rows: auto 1fr;
  gap: ${space.s};
  padding: ${space.m};

  ul {
    align-content: start;
  }

  ul + div {
    margin-top: ${space.s};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};

  /* Buttons are not printed; nor is their place. */
  @media print {
    display: none;
  }
`;

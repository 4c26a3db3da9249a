import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CheckList } from '../lists/CheckList.tsx';
import { below, color, measure, radius, space } from '../style/tokens.ts';
import { type Urgency, UrgencyCardHeader } from './UrgencyCardHeader.tsx';

export type UrgencyCardProps = Readonly<{
  level: Urgency;
  /** The level as text: colour alone never conveys it. */
  label: ReactNode;
  /** What to do. */
  title: ReactNode;
  intro?: ReactNode;
  /** Less height: a smaller title, and less space. */
  compact?: boolean;
  /** The symptoms of this level. */
  items: readonly ReactNode[];
  /** Actions: before the symptoms in an emergency (with `look="light"`), otherwise after them. */
  children?: ReactNode;
}>;

/** What to do at a level of urgency, and its symptoms. The level is conveyed by text, icon, weight and colour. */
export function UrgencyCard({ level, label, title, intro, compact, items, children }: UrgencyCardProps) {
  const actions = children && <Actions>{children}</Actions>;
  const actFirst = level === 'emergency';
  return (
    <Panel data-level={level} data-compact={compact || undefined}>
      <UrgencyCardHeader level={level} label={label} title={title}>
        {actFirst && actions}
      </UrgencyCardHeader>
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

  /* Wider than the column: long words leave few to a line. */
  ${below.tablet} {
    margin-inline: calc(-1 * ${space.xs});
  }

  @media print {
    margin: 0;
    break-inside: avoid;
  }
`;

const Body = styled.div`
  display: grid;
  flex: auto;
  grid-template-rows: auto 1fr;
  gap: ${space.s};
  padding: ${space.m};

  /* Two columns where both are wide enough to read. */
  ul {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${measure.narrow}), 1fr));
    column-gap: ${space.l};
    align-content: start;
  }

  ul + div {
    margin-top: ${space.s};
  }

  [data-compact] > & {
    gap: ${space.xs};
    padding: ${space.s};
  }

  [data-compact] > & ul {
    row-gap: ${space.xs};
  }

  ${below.tablet} {
    padding: ${space.s};

    ul {
      row-gap: ${space.xs};
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};

  /* Buttons are not printed, and leave no gap. */
  @media print {
    display: none;
  }
`;

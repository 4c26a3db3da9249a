import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from, measure, radius, size, space } from '../style/tokens.ts';
import { CheckList, type CheckListProps } from './CheckList.tsx';

export type ListPanelProps = CheckListProps &
  Readonly<{
    title: ReactNode;
    intro?: ReactNode;
    /** Two columns of items where there is room. */
    columns?: boolean;
  }>;

/** A titled list in a box: white on a coloured background, mint on white, or warm for risks and warnings. */
export function ListPanel({ title, intro, columns = false, ...list }: ListPanelProps) {
  return (
    <Panel data-tone={list.tone} data-columns={columns || undefined}>
      <h2>{title}</h2>
      {intro && <p>{intro}</p>}
      <CheckList {...list} />
    </Panel>
  );
}

const Panel = styled.div`
  height: 100%;
  padding: ${space.panel};
  border-radius: ${radius.l};
  background: ${color.white};

  [data-ground='paper'] & {
    background: ${color.mint};
  }

  &&[data-tone='warm'] {
    background: ${color.coralSoft};
  }

  h2 {
    font-size: ${size.panel};
  }

  & > p {
    max-width: ${measure.text};
    margin-top: ${space.xs};
    color: ${color.inkSoft};
  }

  ul {
    margin-top: ${space.m};
  }

  ${from.desktop} {
    &[data-columns] ul {
      grid-template-columns: 1fr 1fr;
      gap: ${space.m} ${space.l};
    }
  }

  @media print {
    padding: 0;
    break-inside: avoid;
  }
`;

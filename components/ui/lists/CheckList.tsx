import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../links/Icon.tsx';
import { color, from, measure, radius, size, space } from '../style/tokens.ts';

type CheckListProps = Readonly<{
  items: readonly ReactNode[];
  /** Of all items, or of each. */
  icon?: string | readonly string[];
  /** `warm` for warnings and risks. */
  tone?: 'calm' | 'warm';
  /** A line between items of several sentences. */
  lined?: boolean;
}>;

/** A list with an icon before each item. */
export function CheckList({ items, icon = 'circle-check', tone = 'calm', lined = false }: CheckListProps) {
  return (
    <List data-tone={tone} data-lined={lined || undefined} data-bullets={icon === 'point' || undefined}>
      {items.map((item, i) => (
        <li key={i}>
          <Icon name={typeof icon === 'string' ? icon : (icon[i] ?? 'point')} />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}

type TitledListProps = Omit<CheckListProps, 'lined'> & Readonly<{ title: ReactNode }>;

/** A list with its own title, one of several in a section. */
export function TitledList({ title, ...list }: TitledListProps) {
  return (
    <Box>
      <h3>{title}</h3>
      <CheckList lined {...list} />
    </Box>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space.xs};
  }

  svg {
    margin-top: 0.1em;
    color: ${color.teal};
  }

  &[data-tone='warm'] svg {
    color: ${color.coral};
  }

  /* A bullet is small in its square. */
  &[data-bullets] svg {
    margin-inline: -0.4em;
  }

  &[data-lined] {
    gap: ${space.xs};
  }

  &[data-lined] li + li {
    padding-top: ${space.xs};
    border-top: 1px solid ${color.line};
  }
`;

const Box = styled.div`
  & + & {
    margin-top: ${space.m};
  }

  ul {
    margin-top: ${space.xs};
  }
`;

export type ListPanelProps = CheckListProps &
  Readonly<{
    title: ReactNode;
    intro?: ReactNode;
    columns?: boolean;
  }>;

/** A titled list in a box: white on colour, mint on white, or warm for risks. */
export function ListPanel({ title, intro, columns = false, ...list }: ListPanelProps) {
  return (
    <Panel data-tone={list.tone} data-columns={columns || undefined}>
      <h2>{title}</h2>
      {intro && <div>{intro}</div>}
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

  h2 + div {
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

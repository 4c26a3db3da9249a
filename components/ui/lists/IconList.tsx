import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../links/Icon.tsx';
import { color, from, measure, space } from '../style/tokens.ts';

type IconListProps = Readonly<{
  items: readonly Readonly<{ icon: string; title: ReactNode; text: ReactNode }>[];
  /** Two columns where there is room. */
  columns?: boolean;
}>;

/** Items with an icon, a title and a sentence or two. */
export function IconList({ items, columns = false }: IconListProps) {
  return (
    <List data-columns={columns || undefined}>
      {items.map(({ icon, title, text }, i) => (
        <li key={i}>
          <Icon name={icon} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0 ${space.xl};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space.s};
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }

  &:not([data-columns]) li:first-of-type {
    padding-top: 0;
    border-top: 0;
  }

  svg {
    color: ${color.teal};
  }

  p {
    max-width: ${measure.narrow};
    margin-top: ${space.xxs};
    color: ${color.inkSoft};
  }

  ${from.desktop} {
    &[data-columns] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

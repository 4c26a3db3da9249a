import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, measure, space } from '../style/tokens.ts';

export type NamedTextsProps = Readonly<{ items: readonly Readonly<{ title: ReactNode; text: ReactNode }>[] }>;

/** Short texts under a title each, separated by lines. */
export function NamedTexts({ items }: NamedTextsProps) {
  return (
    <List>
      {items.map(({ title, text }, i) => (
        <li key={i}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  padding: 0;
  list-style: none;

  li + li {
    padding-top: ${space.s};
    border-top: 1px solid ${color.line};
  }

  p {
    max-width: ${measure.text};
    margin-top: ${space.xxs};
    color: ${color.inkSoft};
  }
`;

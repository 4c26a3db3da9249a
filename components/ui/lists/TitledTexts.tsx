import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, control, from, measure, radius, space } from '../style/tokens.ts';

export type TitledTextsProps = Readonly<{
  as: keyof typeof LISTS;
  items: readonly Readonly<{ title: ReactNode; text: ReactNode }>[];
}>;

/** Texts under a title each: numbered steps, reasons side by side, or separated by lines. */
export function TitledTexts({ as, items }: TitledTextsProps) {
  const List = LISTS[as];
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

const Steps = styled.ol`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;
  counter-reset: step;

  div + & {
    margin-top: ${space.m};
  }

  li {
    position: relative;
    padding-inline-start: calc(${control.s} + ${space.xs});
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: ${control.s};
    height: ${control.s};
    border-radius: ${radius.pill};
    background: ${color.teal};
    color: ${color.white};
    font-weight: 700;
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: calc(${control.s} + ${space.xs}) auto calc(-1 * ${space.s}) calc(${control.s} / 2);
    border-inline-start: 2px solid ${color.mintDeep};
  }

  p {
    max-width: ${measure.text};
    margin-top: ${space.xxs};
    color: ${color.inkSoft};
  }

  @media print {
    li::before {
      border: 1px solid ${color.line};
      background: none;
      color: inherit;
    }
  }
`;

const Reasons = styled.ul`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${from.desktop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
  }

  li {
    padding-top: ${space.s};
    border-top: 3px solid ${color.teal};
  }

  p {
    margin-top: ${space.xs};
    color: ${color.inkSoft};
  }
`;

const Lined = styled.ul`
  display: grid;
  gap: ${space.s};
  padding: 0;
  list-style: none;

  ol + & {
    margin-top: ${space.l};
  }

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

const LISTS = { steps: Steps, reasons: Reasons, lined: Lined };

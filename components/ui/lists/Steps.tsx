import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, control, measure, radius, space } from '../style/tokens.ts';

export type StepsProps = Readonly<{ steps: readonly Readonly<{ title: ReactNode; text: ReactNode }>[] }>;

/** A list of numbered steps. */
export function Steps({ steps }: StepsProps) {
  return (
    <List>
      {steps.map(({ title, text }, i) => (
        <li key={i}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    position: relative;
    padding-inline-start: calc(${control.s} + ${space.s});
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

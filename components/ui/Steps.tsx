import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space } from './tokens.ts';

export type StepsProps = Readonly<{ steps: readonly Readonly<{ title: ReactNode; text: ReactNode }>[] }>;

/** Numbered steps, one after the other. */
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
    padding-inline-start: 4rem;
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: 50%;
    background: ${color.teal};
    color: ${color.white};
    font-weight: 700;
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 3.25rem auto -1rem 1.3125rem;
    width: 2px;
    background: ${color.mintDeep};
  }

  p {
    margin-top: 0.25rem;
    color: ${color.inkSoft};
  }

  @media print {
    li {
      break-inside: avoid;
    }

    li::before {
      border: 1px solid ${color.line};
      background: none;
      color: inherit;
    }
  }
`;

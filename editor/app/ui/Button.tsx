import styled from '@emotion/styled';
import { color, edge, space } from './look.ts';

export type ButtonProps = Readonly<{
  /** `main`: the one thing to do next. `danger`: it cannot be taken back easily. */
  look?: 'main' | 'quiet' | 'danger';
}>;

/** A button. It is one line high, and at least 40 px. */
export const Button = styled('button', { shouldForwardProp: (name) => name !== 'look' })<ButtonProps>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 2.5rem;
  padding: 0 ${space.m};
  border: 1px solid ${({ look }) => (look === 'danger' ? color.coral : color.teal)};
  border-radius: ${edge.s};
  background: ${({ look }) => (look === 'main' ? color.teal : color.white)};
  color: ${({ look }) => (look === 'main' ? color.white : look === 'danger' ? color.coral : color.teal)};
  font-weight: 600;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${({ look }) => (look === 'main' ? color.tealDark : look === 'danger' ? color.coralSoft : color.mint)};
  }
  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
`;

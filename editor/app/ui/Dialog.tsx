import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { color, edge, space } from './look.ts';

export type DialogProps = Readonly<{ title: string; onClose: () => void; children: ReactNode }>;

/** A question or a task in front of everything else. Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => element.current?.showModal(), []);
  return (
    <Box ref={element} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  );
}

const Box = styled.dialog`
  width: min(44rem, calc(100vw - 2rem));
  max-height: calc(100vh - 2rem);
  padding: ${space.l};
  border: 1px solid ${color.lineStrong};
  border-radius: ${edge.m};
  color: inherit;
  &::backdrop {
    background: rgb(11 61 61 / 45%);
  }
`;

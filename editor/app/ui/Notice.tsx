import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, edge, space } from './look.ts';

export type NoticeProps = Readonly<{ tone: 'done' | 'wrong' | 'attention'; children: ReactNode }>;

/** A message about what has just happened, or what stands in the way. Screen readers hear it at once. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <Box tone={tone} role={tone === 'wrong' ? 'alert' : 'status'}>
      {children}
    </Box>
  );
}

const EDGE = { done: color.teal, wrong: color.coral, attention: color.yellow } as const;
const BACKGROUND = { done: color.mint, wrong: color.coralSoft, attention: color.sand } as const;

const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<Pick<NoticeProps, 'tone'>>`
  margin: 0 0 ${space.m};
  padding: ${space.s} ${space.m};
  border-left: 4px solid ${({ tone }) => EDGE[tone]};
  border-radius: ${edge.xs};
  background: ${({ tone }) => BACKGROUND[tone]};
  white-space: pre-line;
  & > :last-child {
    margin-bottom: 0;
  }
`;

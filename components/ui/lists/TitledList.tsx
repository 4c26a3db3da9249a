import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../style/tokens.ts';
import { CheckList, type CheckListProps } from './CheckList.tsx';

export type TitledListProps = Omit<CheckListProps, 'lined'> & Readonly<{ title: ReactNode }>;

/** A list with its own title, one of several in a section. */
export function TitledList({ title, ...list }: TitledListProps) {
  return (
    <Box>
      <h3>{title}</h3>
      <CheckList lined {...list} />
    </Box>
  );
}

const Box = styled.div`
  & + & {
    margin-top: ${space.m};
  }

  ul {
    margin-top: ${space.xs};
  }
`;

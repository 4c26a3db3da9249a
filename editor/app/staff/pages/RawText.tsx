import styled from '@emotion/styled';
import { Input } from '../../ui/Field.tsx';
import { font } from '../../ui/look.ts';

/** The text of a file, line by line. */
export const RawText = styled(Input.withComponent('textarea'))`
  overflow-x: auto;
  font-family: monospace, ${font};
  white-space: pre;
`;

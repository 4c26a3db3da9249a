import styled from '@emotion/styled';
import { Input } from '../../ui/Field.tsx';

/** The text of a file, line by line. */
export const RawText = styled(Input.withComponent('textarea'))`
  overflow-x: auto;
  font-family: monospace;
  white-space: pre;
`;

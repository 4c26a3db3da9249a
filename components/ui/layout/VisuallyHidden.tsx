import styled from '@emotion/styled';
import { visuallyHidden } from '../style/visuallyHidden.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

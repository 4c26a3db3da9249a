import styled from '@emotion/styled';
import { Grid } from '../../components/ui/layout/Grid.tsx';

/** A grid of cards in one or two columns; always two in print, to save paper. */
export const Cards = styled(Grid)`
  @media print {
    &[data-min] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

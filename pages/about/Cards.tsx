import styled from '@emotion/styled';
import { Grid } from '../../components/ui/layout/Grid.tsx';

/** A list of cards, one or two beside each other; two on paper, where eight in a column take pages. */
export const Cards = styled(Grid)`
  @media print {
    &[data-min] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

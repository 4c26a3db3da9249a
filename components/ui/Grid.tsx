import styled from '@emotion/styled';
import { space } from './tokens.ts';

/** A list in columns at least `data-min` wide: `narrow` 14 rem, `medium` 18 rem, `broad` 24 rem. */
export const Grid = styled.ul`
  --min: 18rem;

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--min), 100%), 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;

  &[data-min='narrow'] {
    --min: 14rem;
  }

  &[data-min='broad'] {
    --min: 24rem;
  }
`;

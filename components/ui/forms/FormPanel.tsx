import styled from '@emotion/styled';
import { color, from, radius, shadow, space } from '../style/tokens.ts';

/** A form in two panels, the fields and the result: side by side, or stacked on small screens. */
export const FormPanel = styled.form`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  & > div {
    display: grid;
    gap: ${space.m};
    align-content: start;
    min-width: 0;
    padding: ${space.panel};
  }

  & > div + div {
    background: ${color.sand};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

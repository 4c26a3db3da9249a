import styled from '@emotion/styled';
import { color, radius, shadow, space } from '../style/tokens.ts';

export const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  height: 100%;
  padding: ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};
  color: ${color.ink};
  box-shadow: ${shadow.soft};

  @media print {
    break-inside: avoid;
  }
`;

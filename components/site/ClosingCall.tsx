import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '../ui/Container.tsx';
import { color, from, radius, size, space } from '../ui/tokens.ts';

export type ClosingCallProps = Readonly<{
  title: ReactNode;
  text: ReactNode;
  /** One or two actions with the look `light`. */
  children: ReactNode;
}>;

/** The end of a page: what to do next. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <Band>
      <Container>
        <Box>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <Actions>{children}</Actions>
        </Box>
      </Container>
    </Band>
  );
}

const Band = styled.section`
  padding-block: ${space.section};

  @media print {
    display: none;
  }
`;

const Box = styled.div`
  display: grid;
  align-items: center;
  gap: ${space.m};
  padding: clamp(1.75rem, 1rem + 4vw, 4rem);
  border: 1px solid transparent;
  border-radius: ${radius.l};
  background: ${color.teal};
  color: ${color.onDark};

  p {
    max-width: 38rem;
    margin-top: ${space.s};
    font-size: ${size.lead};
  }

  & :focus-visible {
    outline-color: ${color.yellow};
  }

  ${from.desktop} {
    grid-template-columns: minmax(26rem, 1fr) auto;
    gap: ${space.xl};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};

  @media (max-width: 26rem) {
    flex-direction: column;
  }
`;

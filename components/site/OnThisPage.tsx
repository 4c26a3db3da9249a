import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useWords } from '../../renderer/useWords.tsx';
import { Container } from '../ui/Container.tsx';
import { color, control, from, radius, size, space } from '../ui/tokens.ts';

export type OnThisPageProps = Readonly<{
  /** The sections of a long page: the id of each, and what it is called here. */
  sections: readonly Readonly<{ id: string; label: ReactNode }>[];
}>;

/** Jumps to the sections of a long page. */
export function OnThisPage({ sections }: OnThisPageProps) {
  const words = useWords('common');
  return (
    <Container>
      <Nav aria-labelledby="on-this-page">
        <p id="on-this-page">{words.text('servicePage.contents.title')}</p>
        <ul>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </Nav>
    </Container>
  );
}

const Nav = styled.nav`
  display: grid;
  gap: ${space.xs} ${space.m};
  margin-top: ${space.m};
  font-size: ${size.small};

  ${from.tablet} {
    grid-template-columns: auto 1fr;
    align-items: baseline;
  }

  p {
    font-weight: 700;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${control.m};
    padding: ${space.xs} ${space.s};
    border-radius: ${radius.pill};
    background: ${color.mint};
    color: ${color.tealDark};
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a:focus-visible {
    border-radius: ${radius.pill};
  }

  @media print {
    display: none;
  }
`;

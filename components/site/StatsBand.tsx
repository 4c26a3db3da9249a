import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { Container } from '../ui/layout/Section.tsx';
import { below, color, from, leading, size, space } from '../ui/style/tokens.ts';

const STATS = ['patients', 'rating', 'branches', 'timings'] as const;

/** The clinic's key figures. The number of branches only if there are several. */
export function StatsBand({ title }: Readonly<{ title: ReactNode }>) {
  const { branches } = useSite();
  const { t } = useTranslation('common');
  return (
    <Band>
      <Container>
        <h2>{title}</h2>
        <List>
          {STATS.filter((stat) => stat !== 'branches' || branches.length > 1).map((stat) => (
            <li key={stat}>
              <strong data-word={/\d/.test(t(`stats.${stat}.number`)) ? undefined : ''}>
                {t(`stats.${stat}.number`)}
              </strong>{' '}
              <span>{t(`stats.${stat}.label`)}</span>
            </li>
          ))}
        </List>
      </Container>
    </Band>
  );
}

const Band = styled.section`
  padding-block: ${space.panel};
  background: ${color.deep};
  color: ${color.onDark};

  h2 {
    margin-bottom: ${space.m};
    font-size: ${size.body};
    letter-spacing: 0;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m} ${space.s};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding-inline-start: ${space.xs};
    border-inline-start: 3px solid ${color.yellow};
  }

  strong {
    color: ${color.yellow};
    font-size: ${size.h2};
    line-height: ${leading.tight};
    overflow-wrap: anywhere;
  }

  ${below.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* A word is not set as a figure. */
  strong[data-word] {
    color: inherit;
    font-size: ${size.h3};
  }

  ${from.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));

    li {
      padding-inline-start: ${space.m};
    }
  }

  @media print {
    grid-template-columns: repeat(4, 1fr);

    strong {
      color: inherit;
    }
  }
`;

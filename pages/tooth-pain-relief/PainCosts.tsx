import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PriceId } from '../../branches/model/treatments.ts';
import { SplitSection } from '../../components/ui/layout/Section.tsx';
import { color, size, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useFigures, useWords } from '../../renderer/context/useWords.tsx';
import { formatPrice } from '../../renderer/i18n/figures.ts';

const PRICES = ['painDiagnosis', 'filling', 'rootCanal', 'extraction'] as const;

export function PainCosts() {
  const words = useWords('tooth-pain-relief');
  return (
    <SplitSection background="mint" title={words.text('costs.title')} intro={words.text('costs.intro')}>
      <PriceList
        rows={PRICES.map((price) => ({
          label: words.text(`costs.rows.${price}`),
          price,
          note: price === 'extraction' && words.rich('costs.extractionNote'),
        }))}
      />
      <Note>{words.text('costs.note')}</Note>
    </SplitSection>
  );
}

type PriceListProps = Readonly<{
  rows: readonly Readonly<{ label: ReactNode; price: PriceId; note?: ReactNode }>[];
}>;

function PriceList({ rows }: PriceListProps) {
  const { clinic } = useSite();
  const figures = useFigures();
  return (
    <FactList
      facts={rows.map(({ label, price, note }) => ({
        label,
        note,
        value: figures.mark(formatPrice(clinic.prices[price], figures.words)),
      }))}
    />
  );
}

/** Small print below the value. */
type Fact = Readonly<{ label: ReactNode; value: ReactNode; note?: ReactNode }>;

function FactList({ facts }: Readonly<{ facts: readonly Fact[] }>) {
  return (
    <List>
      {facts.map(({ label, value, note }, i) => (
        <div key={i}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </List>
  );
}

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const List = styled.dl`
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space.xxxs} ${space.m};
    padding-block: ${space.s};
    border-bottom: 1px solid ${color.line};
  }

  div:last-child {
    border-bottom: 0;
  }

  dd {
    color: ${color.tealDark};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  dd + dd {
    flex-basis: 100%;
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: 400;
  }
`;

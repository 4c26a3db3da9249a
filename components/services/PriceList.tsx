import type { ReactNode } from 'react';
import type { PriceId } from '../../branches/model/treatments.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useFigures } from '../../renderer/context/useWords.tsx';
import { formatPrice } from '../../renderer/i18n/figures.ts';
import { FactList } from '../ui/lists/FactList.tsx';

export type PriceListProps = Readonly<{
  rows: readonly Readonly<{ label: ReactNode; price: PriceId; note?: ReactNode }>[];
}>;

/** Some prices of the clinic, with labels. */
export function PriceList({ rows }: PriceListProps) {
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

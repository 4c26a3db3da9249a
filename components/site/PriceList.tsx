import type { ReactNode } from 'react';
import type { PriceId } from '../../branches/model/site-model.ts';
import { formatPrice } from '../../renderer/figures.ts';
import { usePage } from '../../renderer/PageContext.ts';
import { FactList } from '../ui/FactList.tsx';

export type PriceListProps = Readonly<{ rows: readonly Readonly<{ label: ReactNode; price: PriceId }>[] }>;

/** Some lines of the clinic's price list. */
export function PriceList({ rows }: PriceListProps) {
  const { site, translator } = usePage();
  return (
    <FactList
      facts={rows.map(({ label, price }) => ({ label, value: formatPrice(site.clinic.prices[price], translator) }))}
    />
  );
}

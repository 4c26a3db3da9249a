import type { ReactNode } from 'react';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures } from '../../renderer/context/useTranslation.tsx';
import { formatFigures } from '../../site/language/figures.ts';
import { SERVICES, type ServiceId } from '../../site/pages/services.ts';

const KINDS = [
  { unit: 'sittings', label: 'sittings', icon: 'calendar-event' },
  { unit: 'minutes', label: 'minutes', icon: 'clock' },
  { unit: 'days', label: 'inAll', icon: 'hourglass' },
  { unit: 'months', label: 'inAll', icon: 'hourglass' },
  { unit: 'price', label: 'price', icon: 'cash' },
] as const;

/** `label` is a key in `servicePage` of `common`. */
type ServiceFigure = Readonly<(typeof KINDS)[number] & { value: ReactNode }>;

/**
 * The known figures of a service: visits, time and cost.
 * @param place the service's page, or its card on /services
 */
export function useServiceFigures(id: ServiceId, place: 'page' | 'card'): readonly ServiceFigure[] {
  const { clinic } = useSite();
  const figures = useFigures();
  const treatment = SERVICES.find((service) => service.id === id)?.treatment;
  if (!treatment) return [];
  const known = formatFigures(clinic.treatments[treatment][place], figures.words);
  return KINDS.flatMap((kind) => {
    const value = known[kind.unit];
    return value === undefined ? [] : [{ ...kind, value: figures.mark(value) }];
  });
}

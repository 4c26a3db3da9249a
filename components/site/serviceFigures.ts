import { formatFigures } from '../../renderer/figures.ts';
import type { PageModel } from '../../renderer/PageContext.ts';
import { SERVICES, type ServiceId } from '../../renderer/services.ts';

const KINDS = [
  { unit: 'sittings', label: 'sittings', icon: 'calendar-event' },
  { unit: 'minutes', label: 'minutes', icon: 'clock' },
  { unit: 'days', label: 'inAll', icon: 'hourglass' },
  { unit: 'months', label: 'inAll', icon: 'hourglass' },
  { unit: 'price', label: 'price', icon: 'cash' },
] as const;

export type ServiceFigure = Readonly<Omit<(typeof KINDS)[number], 'unit'> & { value: string }>;

/** Visits, time and cost of a service, as far as they are known; `card` are those of /services. */
export function serviceFigures(id: ServiceId, place: 'page' | 'card', page: PageModel): readonly ServiceFigure[] {
  const treatment = SERVICES.find((service) => service.id === id)?.treatment;
  if (!treatment) return [];
  const known = formatFigures(page.site.clinic.treatments[treatment][place], page.translator);
  return KINDS.flatMap(({ unit, ...kind }) => {
    const value = known[unit];
    return value === undefined ? [] : [{ ...kind, value }];
  });
}

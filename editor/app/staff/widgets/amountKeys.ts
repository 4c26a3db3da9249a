import type { FieldSchema } from '../../../form/types.ts';
import type { Manner } from './amountModel.ts';

const EXTRAS = ['onwards', 'each'] as const;

type AmountKeys = Readonly<{ manners: readonly Manner[]; extras: readonly (typeof EXTRAS)[number][] }>;

/** Which figures and which remarks an amount can have. */
export function amountKeys({ fields = [] }: FieldSchema): AmountKeys {
  const has = (key: string) => fields.some((field) => field.key === key);
  const manners: Manner[] = [];
  if (has('exact')) manners.push('exact');
  if (has('about')) manners.push('about');
  if (has('from')) manners.push('range');
  return { manners, extras: EXTRAS.filter(has) };
}

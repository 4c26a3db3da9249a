/** Writes values of branch files in people's words, with the site's figures. */
import { isDay } from '../../../branches/model/day.ts';
import { formatPhone } from '../../../branches/model/phone.ts';
import { price } from '../../../branches/model/schema/amounts.ts';
import { readShift } from '../../../branches/model/schema/openingHours.ts';
import { isGroup } from '../../../branches/yaml/values.ts';
import { formatDay, formatNumber, formatPrice, formatShift } from '../../../site/language/figures.ts';
import type { FieldSchema } from '../../content/fieldSchema.ts';
import type { Names } from '../../content/names.ts';

/** A value in words; undefined if there is none. */
export function valueText(value: unknown, field: FieldSchema | undefined, names: Names): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return names.choiceOf(value ? 'yes' : 'no');
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return wordOf(value, field, names);
  if (Array.isArray(value)) {
    const items = value.map((item) => valueText(item, field?.item, names) ?? '');
    return items.join(field?.kind === 'hours' ? ', ' : '; ');
  }
  if (!isGroup(value)) return String(value);
  const amount = field?.kind === 'amount' && field.isPrice ? price.safeParse(value) : undefined;
  if (amount?.success) return formatPrice(amount.data, names.words());
  return groupText(value, field, names);
}

function wordOf(value: string, field: FieldSchema | undefined, names: Names): string {
  if (field?.kind === 'phone') return formatPhone(value);
  const shift = readShift(value);
  if (shift) return formatShift(shift, names.words());
  if (field?.kind === 'hours') return names.words().find('common', 'hours.closed').text.toLowerCase();
  if (field?.kind === 'choice') return names.choiceOf(value);
  return isDay(value) ? formatDay(value, names.words()) : value;
}

function groupText(group: Readonly<Record<string, unknown>>, field: FieldSchema | undefined, names: Names): string {
  if (typeof group.en === 'string') {
    const { en, ...others } = group;
    return [en, ...Object.entries(others).map(([code, text]) => `(${names.languageLabels(code)[0]}: ${text})`)].join(
      ' ',
    );
  }
  const parts = Object.entries(group).flatMap(([key, value]) => {
    const inner = field?.fields?.find((candidate) => candidate.key === key);
    const text = inner?.kind === 'name' ? undefined : valueText(value, inner, names);
    return text ? `${inner?.title ?? key}: ${text}` : [];
  });
  return parts.join('; ');
}

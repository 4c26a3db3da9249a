/** Prices and durations. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGroup } from '../../../../branches/yaml/values.ts';
import { Check } from '../../ui/Check.tsx';
import { Options } from '../../ui/Field.tsx';
import { FieldFrame } from '../form/FieldFrame.tsx';
import type { WidgetProps } from '../form/fileForm.tsx';
import { readFigure, written } from '../form/values.ts';

/** The forms of a figure, and the keys of each. */
const MANNERS = { exact: ['exact'], about: ['about'], range: ['from', 'to'] } as const;
type Manner = keyof typeof MANNERS;
const ALL = Object.keys(MANNERS) as readonly Manner[];

/** Additional keys of an amount. */
const EXTRAS = ['onwards', 'each'] as const;

type Amount = Readonly<Record<string, unknown>>;

/** The form of an amount; undefined if it has no figure yet. */
export const mannerOf = (amount: Amount): Manner | undefined =>
  ALL.find((manner) => MANNERS[manner].some((key) => key in amount));

/** The amount in another form; its first figure and its other keys stay. */
export function inManner(amount: Amount, manner: Manner): Amount {
  const { exact, about, from, to, ...rest } = amount;
  return { [MANNERS[manner][0]]: exact ?? about ?? from, ...rest };
}

/** The amount with another value of a key; undefined removes it. Without figures, the amount is removed. */
export function withValue(amount: Amount, key: string, value: unknown): Amount | undefined {
  const next = Object.fromEntries(Object.entries({ ...amount, [key]: value }).filter(([, each]) => each !== undefined));
  return mannerOf(next) && next;
}

/** A price or a duration: one figure, a rounded one, or a range. */
export function AmountWidget(props: WidgetProps) {
  const { schema, value, onChange, isWrong } = props;
  const { t } = useTranslation('editor-staff');
  const id = useId();
  const has = (name: string) => schema.fields?.some(({ key }) => key === name);
  const manners = ALL.filter((manner) => has(MANNERS[manner][0]));
  const [chosen, choose] = useState(manners[0] ?? 'range');
  const amount: Amount = isGroup(value) ? value : {};
  const manner = mannerOf(amount) ?? chosen;
  const labels = { exact: 'figure', about: 'figure', from: 'from', to: schema.isRange ? 'upTo' : 'to' } as const;
  return (
    <FieldFrame {...props}>
      <div className="wrap ends">
        {manners.length > 1 && (
          <select
            className="input narrow"
            aria-label={t('amount.manner')}
            value={manner}
            onChange={({ currentTarget }) => {
              const next = ALL.find((each) => each === currentTarget.value) ?? manner;
              choose(next);
              if (value) onChange(inManner(amount, next));
            }}
          >
            <Options of={manners.map((each) => [each, t(`amount.manners.${each}`)])} />
          </select>
        )}
        {MANNERS[manner].map((key) => {
          const label = t(`amount.${labels[key]}`);
          return (
            <div key={key}>
              <label className="hint" htmlFor={`${id}-${key}`}>
                {schema.isPrice ? `${label} (${t('amount.rupees')})` : label}
              </label>
              <input
                className="input narrow"
                id={`${id}-${key}`}
                aria-invalid={isWrong || undefined}
                inputMode="decimal"
                autoComplete="off"
                value={written(amount[key])}
                onChange={({ currentTarget }) => onChange(withValue(amount, key, readFigure(currentTarget.value)))}
              />
            </div>
          );
        })}
        {EXTRAS.filter(has).map((key) => (
          <Check
            key={key}
            label={t(`amount.extras.${key}`)}
            isOn={amount[key] === true}
            onChange={(isOn) => onChange(withValue(amount, key, isOn || undefined))}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

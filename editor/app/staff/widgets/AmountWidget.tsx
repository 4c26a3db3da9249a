import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldsetFrame } from '../form/FieldsetFrame.tsx';
import { amountKeys } from './amountKeys.ts';
import { amountOf, inManner, MANNERS, mannerOf, withValue } from './amountModel.ts';
import { Check } from './Check.tsx';
import { FigureInput } from './FigureInput.tsx';
import type { WidgetProps } from './widgetProps.ts';

/** A price or a duration: one figure, a rounded one, or a range. */
export function AmountWidget(props: WidgetProps) {
  const { schema, value, onChange, problems } = props;
  const { t } = useTranslation('editor-staff');
  const id = useId();
  const { manners, extras } = amountKeys(schema);
  const [chosen, choose] = useState(manners[0] ?? 'range');
  const amount = amountOf(value);
  const manner = mannerOf(amount) ?? chosen;
  const isWrong = problems.some(({ isWarning }) => !isWarning) || undefined;
  const figure = (key: string, label: string) => (
    <div className="amount-widget-figure">
      <label htmlFor={`${id}-${key}`}>{schema.isPrice ? `${label} (${t('amount.rupees')})` : label}</label>
      <FigureInput
        id={`${id}-${key}`}
        aria-invalid={isWrong}
        style={{ width: '8rem' }}
        value={amount[key]}
        onChange={(next) => onChange(withValue(amount, key, next))}
      />
    </div>
  );
  return (
    <FieldsetFrame {...props}>
      <div className="amount-widget-row">
        {manners.length > 1 && (
          <select
            className="input"
            aria-label={t('amount.manner')}
            style={{ width: 'auto' }}
            value={manner}
            onChange={({ currentTarget }) => {
              const next = MANNERS.find((each) => each === currentTarget.value) ?? manner;
              choose(next);
              if (value) onChange(inManner(amount, next));
            }}
          >
            {manners.map((each) => (
              <option key={each} value={each}>
                {t(`amount.manners.${each}`)}
              </option>
            ))}
          </select>
        )}
        {manner === 'range' ? (
          <>
            {figure('from', t('amount.from'))}
            {figure('to', t(schema.isRange ? 'amount.upTo' : 'amount.to'))}
          </>
        ) : (
          figure(manner, t('amount.figure'))
        )}
        {extras.map((key) => (
          <Check
            key={key}
            label={t(`amount.extras.${key}`)}
            isOn={amount[key] === true}
            onChange={(isOn) => onChange(withValue(amount, key, isOn || undefined))}
          />
        ))}
      </div>
    </FieldsetFrame>
  );
}

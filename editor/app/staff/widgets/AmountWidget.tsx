import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../ui/Field.tsx';
import { color, size, space } from '../../ui/look.ts';
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
    <Figure>
      <label htmlFor={`${id}-${key}`}>{schema.isPrice ? `${label} (${t('amount.rupees')})` : label}</label>
      <FigureInput
        id={`${id}-${key}`}
        aria-invalid={isWrong}
        style={{ width: '8rem' }}
        value={amount[key]}
        onChange={(next) => onChange(withValue(amount, key, next))}
      />
    </Figure>
  );
  return (
    <FieldsetFrame {...props}>
      <Row>
        {manners.length > 1 && (
          <Input
            as="select"
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
          </Input>
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
      </Row>
    </FieldsetFrame>
  );
}

const Figure = styled.div`
  & > label {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.s};
  align-items: end;
  & label {
    font-weight: 400;
  }
`;

import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import { space } from '../../ui/look.ts';
import { dayOf, isClosed, MOST_SHIFTS, type ShiftTimes, shiftsOf } from '../form/hoursModel.ts';
import { Check } from './Check.tsx';

export type HoursRowProps = Readonly<{
  /** What the times are for, such as the day of the week. */
  label: string;
  value: unknown;
  isWrong: boolean;
  onChange(value: unknown): void;
}>;

/** Opening times of a day: closed, or one or two shifts. */
export function HoursRow({ label, value, isWrong, onChange }: HoursRowProps) {
  const { t } = useTranslation('editor-staff');
  const shifts = shiftsOf(value);
  const changeShift = (index: number, times: Partial<ShiftTimes>) =>
    onChange(dayOf(shifts.map((shift, each) => (each === index ? { ...shift, ...times } : shift))));
  const time = (index: number, which: keyof ShiftTimes) => (
    <Input
      type="time"
      aria-label={t(`hours.${which}`, { label, number: index + 1 })}
      aria-invalid={isWrong || undefined}
      style={{ width: 'auto', marginTop: 0, paddingInline: space.xs }}
      value={shifts[index]?.[which] ?? ''}
      onChange={({ currentTarget }) => changeShift(index, { [which]: currentTarget.value })}
    />
  );
  return (
    <Row>
      <Check
        label={t('hours.closed')}
        isOn={isClosed(value)}
        onChange={(on) => onChange(on ? 'closed' : dayOf(shifts))}
      />
      {!isClosed(value) && (
        <Shifts>
          {shifts.map((_, index) => (
            <Shift key={index}>
              {time(index, 'opens')} – {time(index, 'closes')}
              {index > 0 && (
                <Button
                  type="button"
                  aria-label={t('hours.removeShift', { label })}
                  onClick={() => onChange(dayOf(shifts.filter((_, each) => each !== index)))}
                >
                  ×
                </Button>
              )}
              {index === shifts.length - 1 && shifts.length < MOST_SHIFTS && (
                <Button
                  type="button"
                  aria-label={t('hours.addShiftTo', { label })}
                  onClick={() => onChange(dayOf([...shifts, { opens: '', closes: '' }]))}
                >
                  +
                </Button>
              )}
            </Shift>
          ))}
        </Shifts>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  align-items: start;
  && label {
    font-weight: 400;
  }
`;

const Shifts = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.m};
`;

const Shift = styled.div`
  display: flex;
  gap: ${space.xxs};
  align-items: center;
  & > button {
    padding: 0 ${space.s};
  }
`;

import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
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
    <input
      className="input"
      type="time"
      aria-label={t(`hours.${which}`, { label, number: index + 1 })}
      aria-invalid={isWrong || undefined}
      style={{ width: 'auto', marginTop: 0, paddingInline: 'var(--space-xs)' }}
      value={shifts[index]?.[which] ?? ''}
      onChange={({ currentTarget }) => changeShift(index, { [which]: currentTarget.value })}
    />
  );
  return (
    <div className="hours-row">
      <Check
        label={t('hours.closed')}
        isOn={isClosed(value)}
        onChange={(on) => onChange(on ? 'closed' : dayOf(shifts))}
      />
      {!isClosed(value) && (
        <div className="hours-row-shifts">
          {shifts.map((_, index) => (
            <div className="hours-row-shift" key={index}>
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
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

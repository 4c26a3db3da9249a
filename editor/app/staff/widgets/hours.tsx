/** Opening times of a day: as its file has them, and as inputs do. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Check.tsx';
import { FieldFrame } from '../form/FieldFrame.tsx';
import type { WidgetProps } from '../form/fileForm.tsx';

/** `HH:MM`, or empty while it is not typed. */
type ShiftTimes = Readonly<{ opens: string; closes: string }>;

const NO_TIMES: ShiftTimes = { opens: '', closes: '' };

/** The shifts of a day as its file has them, with midnight as inputs of times have it; a day that is closed or missing has one, empty. */
export function shiftsOf(value: unknown): readonly ShiftTimes[] {
  if (!Array.isArray(value) || value.length === 0) return [NO_TIMES];
  return value.map((shift) => {
    const [opens = '', closes = ''] = String(shift ?? '').split('-');
    return { opens, closes: closes === '24:00' ? '00:00' : closes };
  });
}

/** A day as its file has it. A time that is not typed yet stays empty, which is a mistake that the build words. */
export const dayOf = (shifts: readonly ShiftTimes[]): readonly string[] =>
  shifts.map(({ opens, closes }) => `${opens}-${closes === '00:00' ? '24:00' : closes}`);

/** Opening times of a day: closed, or one or two shifts. */
export function HoursWidget(props: WidgetProps) {
  const { value, onChange, isWrong } = props;
  const label = props.schema.title;
  const { t } = useTranslation('editor-staff');
  const isClosed = value === 'closed';
  const shifts = shiftsOf(value);
  const change = (next: readonly ShiftTimes[]) => onChange(dayOf(next));
  const time = (shift: ShiftTimes, index: number, which: keyof ShiftTimes) => (
    <input
      className="input"
      type="time"
      aria-label={t(`hours.${which}`, { label, number: index + 1 })}
      aria-invalid={isWrong || undefined}
      value={shift[which]}
      onChange={({ currentTarget }) => change(shifts.with(index, { ...shift, [which]: currentTarget.value }))}
    />
  );
  return (
    <FieldFrame {...props}>
      <div className="wrap hours">
        <Check label={t('hours.closed')} isOn={isClosed} onChange={(on) => onChange(on ? 'closed' : dayOf(shifts))} />
        {!isClosed &&
          shifts.map((shift, index) => (
            <div className="wrap" key={index}>
              {time(shift, index, 'opens')} – {time(shift, index, 'closes')}
              {index > 0 && (
                <Button
                  aria-label={t('hours.removeShift', { label })}
                  onClick={() => change(shifts.toSpliced(index, 1))}
                >
                  ×
                </Button>
              )}
              {/* A second shift follows a lunch break. */}
              {shifts.length === 1 && (
                <Button aria-label={t('hours.addShiftTo', { label })} onClick={() => change([...shifts, NO_TIMES])}>
                  +
                </Button>
              )}
            </div>
          ))}
      </div>
    </FieldFrame>
  );
}

import { useTranslation } from 'react-i18next';
import type { FieldSchema, Path } from '../../../form/types.ts';
import { Button } from '../../ui/Button.tsx';
import { HoursRow } from '../widgets/HoursRow.tsx';
import { nameOf, useFileForm } from './fileForm.ts';
import { Mistakes } from './Mistakes.tsx';
import { useChange, useField } from './useField.ts';

export type HoursWeekProps = Readonly<{ days: readonly FieldSchema[]; path: Path }>;

/** The first day of the week is copied to the working days that follow it. */
const WORKING_DAYS = 5;

/** A week of opening times: a row for each day. */
export function HoursWeek({ days, path }: HoursWeekProps) {
  const { t } = useTranslation('editor-staff');
  const { values } = useFileForm();
  const change = useChange();
  const pathOf = (day: FieldSchema) => [...path, day.key ?? ''];
  const [first, ...others] = days.slice(0, WORKING_DAYS);
  const copy = () => {
    if (!first) return;
    for (const day of others) change(day, pathOf(day), values.at(pathOf(first)));
  };
  return (
    <>
      {days.map((day) => (
        <Day key={day.key} schema={day} path={[...path, day.key ?? '']} />
      ))}
      {first && (
        <Button type="button" onClick={copy} style={{ marginTop: 'var(--space-s)' }}>
          {t('hours.copy', { from: first.title, to: others.at(-1)?.title })}
        </Button>
      )}
    </>
  );
}

function Day({ schema, path }: Readonly<{ schema: FieldSchema; path: Path }>) {
  const { value, onChange, problems } = useField(schema, path);
  return (
    <fieldset className="hours-week-row" data-path={nameOf(path)} aria-label={schema.title}>
      <strong>{schema.title}</strong>
      <div>
        <HoursRow
          label={schema.title}
          value={value}
          isWrong={problems.some(({ isWarning }) => !isWarning)}
          onChange={onChange}
        />
        <div role="alert">
          <Mistakes problems={problems} onUse={onChange} />
        </div>
      </div>
    </fieldset>
  );
}

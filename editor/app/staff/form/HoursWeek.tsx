import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../../branches/yaml/values.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import type { FieldSchema } from '../../../form/fieldSchema.ts';
import { isSame } from '../../../yaml/values.ts';
import { Button } from '../../ui/Button.tsx';
import { useFileForm } from './fileForm.tsx';
import { InputField } from './InputField.tsx';
import { isBlank } from './values.ts';

/** A week of opening times: a row for each day, whose name says enough. A day can be made the same as the first. */
export function HoursWeek({ days, path }: Readonly<{ days: readonly FieldSchema[]; path: Path }>) {
  const { t } = useTranslation('editor-staff');
  const { values, change } = useFileForm();
  const [first] = days;
  const hoursOf = (day?: FieldSchema) => valueAt(values, [...path, day?.key ?? '']);
  const model = hoursOf(first);
  return (
    <div className="week">
      {days.map((day) => (
        <div key={day.key}>
          <InputField schema={{ ...day, description: undefined }} path={[...path, day.key ?? '']} />
          {!isBlank(model) && !isSame(hoursOf(day), model) && (
            <Button
              aria-label={t('hours.sameFor', { day: day.title, as: first?.title })}
              onClick={() => change(day, [...path, day.key ?? ''], model)}
            >
              {t('hours.same', { as: first?.title })}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

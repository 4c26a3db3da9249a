import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../../branches/yaml/values.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import type { FieldSchema } from '../../../content/fieldSchema.ts';
import { isSame } from '../../../yaml/values.ts';
import { Button } from '../../ui/Button.tsx';
import { useFileForm } from './fileForm.tsx';
import { InputField } from './InputField.tsx';
import { isBlank } from './values.ts';

/** A week of opening times, one row a day. The first day can be copied to others. */
export function HoursWeek({ days, path }: Readonly<{ days: readonly FieldSchema[]; path: Path }>) {
  const { t } = useTranslation('editor-staff');
  const { values, change } = useFileForm();
  const pathOf = (day?: FieldSchema) => [...path, day?.key ?? ''];
  const [first] = days;
  const model = valueAt(values, pathOf(first));
  return (
    <div className="week">
      {days.map((day) => (
        <div key={day.key}>
          <InputField schema={{ ...day, description: undefined }} path={pathOf(day)} />
          {!isBlank(model) && !isSame(valueAt(values, pathOf(day)), model) && (
            <Button
              aria-label={`${t('hours.same', { as: first?.title })}: ${day.title}`}
              onClick={() => change(day, pathOf(day), model)}
            >
              {t('hours.same', { as: first?.title })}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

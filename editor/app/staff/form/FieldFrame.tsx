import { useTranslation } from 'react-i18next';
import { isDay } from '../../../../branches/model/day.ts';
import { isGroup } from '../../../../branches/yaml/values.ts';
import type { FieldSchema } from '../../../content/fieldSchema.ts';
import type { FieldProblem } from '../../../form/forms.ts';
import { say, useDay } from '../../shell/say.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, type FieldProps } from '../../ui/Field.tsx';
import { useFileForm, type WidgetProps } from './fileForm.tsx';

export type FieldFrameProps = Pick<WidgetProps, 'schema' | 'value' | 'problems'> & Pick<FieldProps, 'children'>;

/** The input or inputs of a field, with the schema's name and description of it, its mistakes and its warnings. */
export function FieldFrame({ schema, value, problems, children }: FieldFrameProps) {
  const dayOf = useDay('full');
  // Browsers differ in the order of day and month.
  const day = schema.kind === 'day' && isDay(`${value}`) && dayOf(`${value}`);
  const sentences = (areWarnings: boolean) => {
    const some = problems.filter(({ isWarning = false }) => isWarning === areWarnings);
    return some.length > 0 && <Mistakes problems={some} />;
  };
  return (
    <Field
      label={<FieldLabel schema={schema} />}
      help={[schema.description, day].filter(Boolean).join(' ')}
      mistake={sentences(false)}
      note={sentences(true)}
    >
      {children}
    </Field>
  );
}

/** The name of a field, and whether it is optional. */
export function FieldLabel({ schema }: Readonly<{ schema: FieldSchema }>) {
  const { t } = useTranslation('editor-staff');
  return (
    <>
      {schema.title} {schema.isOptional && <span className="hint">{t('optional')}</span>}
    </>
  );
}

/** The problems of a field, with buttons for proposals. */
export function Mistakes({ problems }: Readonly<{ problems: readonly FieldProblem[] }>) {
  const { edit } = useFileForm();
  const { t } = useTranslation('editor-staff');
  return problems.map(({ proposals, isWarning, ...problem }) => (
    <div className={isWarning ? 'notice' : 'mistake'} key={problem.message}>
      {say(problem)}
      {proposals.map((value) => {
        const text = String(isGroup(value) ? value.en : value);
        return (
          <div key={text}>
            <Button onClick={() => edit({ kind: 'set', path: problem.path ?? [], value })}>
              {t('use', { value: text })}
            </Button>
          </div>
        );
      })}
    </div>
  ));
}

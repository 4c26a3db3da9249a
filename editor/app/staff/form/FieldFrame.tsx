import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldSchema } from '../../../form/fieldSchema.ts';
import type { FieldProblem } from '../../../form/forms.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, type FieldProps } from '../../ui/Field.tsx';
import type { WidgetProps } from './fileForm.tsx';

export type FieldFrameProps = Omit<WidgetProps, 'value' | 'path'> & Pick<FieldProps, 'children'>;

/** The input or inputs of a field, with the schema's name and description of it, its mistakes and its warnings. */
export function FieldFrame({ schema, problems, onChange, children }: FieldFrameProps) {
  const warnings = <Mistakes problems={problems.filter(({ isWarning }) => isWarning)} onUse={onChange} />;
  const framed = (control: ReactNode) => (
    <>
      {control}
      {warnings}
    </>
  );
  return (
    <Field
      label={<FieldLabel schema={schema} />}
      help={schema.description}
      mistake={
        hasMistake(problems) && <Mistakes problems={problems.filter(({ isWarning }) => !isWarning)} onUse={onChange} />
      }
    >
      {typeof children === 'function' ? (control) => framed(children(control)) : framed(children)}
    </Field>
  );
}

/** Whether one of the problems keeps the file from being saved. */
export const hasMistake = (problems: readonly FieldProblem[]): boolean => problems.some(({ isWarning }) => !isWarning);

/** The name of a field, and whether it may be left out. */
export function FieldLabel({ schema }: Readonly<{ schema: FieldSchema }>) {
  const { t } = useTranslation('editor-staff');
  return (
    <>
      {schema.title} {schema.isOptional && <span className="hint">{t('optional')}</span>}
    </>
  );
}

export type MistakesProps = Readonly<{
  problems: readonly FieldProblem[];
  /** Takes what a sentence says to type. */
  onUse(value: unknown): void;
}>;

/** The build's sentences about a field, each with a button for what it says to type. */
export function Mistakes({ problems, onUse }: MistakesProps) {
  const { t } = useTranslation('editor-staff');
  return problems.map(({ message, proposals, isWarning }) => (
    <div className={isWarning ? 'notice' : 'mistake'} key={message}>
      {message}
      {proposals.map((value) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return (
          <div key={text}>
            <Button onClick={() => onUse(value)}>{t('use', { value: text })}</Button>
          </div>
        );
      })}
    </div>
  ));
}

import type { ReactNode } from 'react';
import { type ControlProps, Field } from '../../ui/Field.tsx';
import type { WidgetProps } from '../widgets/widgetProps.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { Mistakes } from './Mistakes.tsx';

export type FieldFrameProps = WidgetProps & Readonly<{ children: (control: ControlProps) => ReactNode }>;

/** One input with the schema's name and description of it, its mistakes and its warnings. */
export function FieldFrame({ schema, problems, onChange, children }: FieldFrameProps) {
  const mistakes = problems.filter(({ isWarning }) => !isWarning);
  const warnings = problems.filter(({ isWarning }) => isWarning);
  return (
    <Field
      label={<FieldLabel schema={schema} />}
      help={schema.description}
      mistake={mistakes.length > 0 && <Mistakes problems={mistakes} onUse={onChange} />}
    >
      {(control) => (
        <>
          {children(control)}
          <Mistakes problems={warnings} onUse={onChange} />
        </>
      )}
    </Field>
  );
}

import type { ReactNode } from 'react';
import type { WidgetProps } from '../widgets/widgetProps.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { Fieldset } from './Fieldset.tsx';
import { Mistakes } from './Mistakes.tsx';

export type FieldsetFrameProps = WidgetProps & Readonly<{ children: ReactNode }>;

/** Several inputs for one value, with the schema's name and description of it, its mistakes and its warnings. */
export function FieldsetFrame({ schema, problems, onChange, children }: FieldsetFrameProps) {
  const mistakes = problems.filter(({ isWarning }) => !isWarning);
  const warnings = problems.filter(({ isWarning }) => isWarning);
  return (
    <Fieldset
      legend={<FieldLabel schema={schema} />}
      help={schema.description}
      mistake={mistakes.length > 0 && <Mistakes problems={mistakes} onUse={onChange} />}
    >
      {children}
      <Mistakes problems={warnings} onUse={onChange} />
    </Fieldset>
  );
}

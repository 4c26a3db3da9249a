import { FieldFrame } from '../form/FieldFrame.tsx';
import { FigureInput } from './FigureInput.tsx';
import type { WidgetProps } from './widgetProps.ts';
import { written } from './written.ts';

/** A figure. */
export function NumberWidget(props: WidgetProps) {
  return (
    <FieldFrame {...props}>
      {(control) => (
        <FigureInput
          {...control}
          style={{ maxWidth: '10rem' }}
          value={props.value}
          placeholder={written(props.schema.example)}
          onChange={props.onChange}
        />
      )}
    </FieldFrame>
  );
}

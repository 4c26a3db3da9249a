import { FieldFrame } from '../form/FieldFrame.tsx';
import type { WidgetProps } from './widgetProps.ts';
import { written } from './written.ts';

/** A day, chosen from a calendar. */
export function DayWidget(props: WidgetProps) {
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          className="input"
          {...control}
          type="date"
          style={{ width: 'auto' }}
          value={written(props.value)}
          onChange={({ currentTarget }) => props.onChange(currentTarget.value || undefined)}
        />
      )}
    </FieldFrame>
  );
}

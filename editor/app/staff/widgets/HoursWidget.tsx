import { FieldsetFrame } from '../form/FieldsetFrame.tsx';
import { HoursRow } from './HoursRow.tsx';
import type { WidgetProps } from './widgetProps.ts';

/** The opening times of one day, such as a holiday. */
export function HoursWidget(props: WidgetProps) {
  const { schema, value, onChange, problems } = props;
  return (
    <FieldsetFrame {...props}>
      <HoursRow
        label={schema.title}
        value={value}
        isWrong={problems.some(({ isWarning }) => !isWarning)}
        onChange={onChange}
      />
    </FieldsetFrame>
  );
}

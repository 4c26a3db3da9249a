import { FieldFrame } from '../form/FieldFrame.tsx';
import { useOptionNames } from './useOptionNames.ts';
import type { WidgetProps } from './widgetProps.ts';
import { written } from './written.ts';

/** One of a few words. A word of the file that is none of them stays to be seen. */
export function ChoiceWidget(props: WidgetProps) {
  const { schema, onChange } = props;
  const names = useOptionNames(schema);
  const value = written(props.value);
  const options = schema.options ?? [];
  return (
    <FieldFrame {...props}>
      {(control) => (
        <select
          className="input"
          {...control}
          style={{ width: 'auto', minWidth: '10rem' }}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        >
          {(schema.isOptional || value === '') && <option value="" />}
          {value !== '' && !options.includes(value) && <option>{value}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {names[option] ?? option}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

import { FieldsetFrame } from '../form/FieldsetFrame.tsx';
import { Check } from './Check.tsx';
import { useOptionNames } from './useOptionNames.ts';
import type { WidgetProps } from './widgetProps.ts';

/** Any of a few words, in the order in which they were ticked. */
export function ChoicesWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const names = useOptionNames(schema.item);
  const options = schema.item?.options ?? [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const change = (option: string, isOn: boolean) => {
    const next = isOn ? [...chosen, option] : chosen.filter((each) => each !== option);
    onChange(next.length === 0 && schema.isOptional ? undefined : next);
  };
  return (
    <FieldsetFrame {...props}>
      <div className="choices-widget-boxes">
        {options.map((option) => (
          <Check
            key={option}
            label={names[option] ?? option}
            isOn={chosen.includes(option)}
            onChange={(isOn) => change(option, isOn)}
          />
        ))}
      </div>
    </FieldsetFrame>
  );
}

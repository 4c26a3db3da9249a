import { Mistakes } from '../form/Mistakes.tsx';
import { Check } from './Check.tsx';
import type { WidgetProps } from './widgetProps.ts';

/** Yes or no. Left out, an optional one is what its example is not. */
export function FlagWidget({ schema, value, onChange, problems }: WidgetProps) {
  const leftOut = schema.isOptional ? schema.example === false : undefined;
  const isOn = typeof value === 'boolean' ? value : leftOut === true;
  return (
    <div>
      <Check
        label={schema.title}
        help={schema.description}
        isOn={isOn}
        onChange={(on) => onChange(on === leftOut ? undefined : on)}
      />
      <Mistakes problems={problems} onUse={onChange} />
    </div>
  );
}

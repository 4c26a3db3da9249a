import styled from '@emotion/styled';
import { space } from '../../ui/look.ts';
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
      <Boxes>
        {options.map((option) => (
          <Check
            key={option}
            label={names[option] ?? option}
            isOn={chosen.includes(option)}
            onChange={(isOn) => change(option, isOn)}
          />
        ))}
      </Boxes>
    </FieldsetFrame>
  );
}

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  & label {
    font-weight: 400;
  }
`;

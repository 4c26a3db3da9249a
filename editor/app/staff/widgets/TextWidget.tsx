import { Input } from '../../ui/Field.tsx';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { TextArea } from './TextArea.tsx';
import type { WidgetProps } from './widgetProps.ts';
import { written } from './written.ts';

const KEYBOARD = { email: 'email', link: 'url' } as const;

/** A text, an e-mail address, or a web address. */
export function TextWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const Control = schema.kind === 'longText' ? TextArea : Input;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <Control
          {...control}
          inputMode={schema.kind === 'email' || schema.kind === 'link' ? KEYBOARD[schema.kind] : undefined}
          value={written(value)}
          placeholder={written(schema.example)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

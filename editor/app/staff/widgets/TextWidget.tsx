import { FieldFrame } from '../form/FieldFrame.tsx';
import { TextArea } from './TextArea.tsx';
import type { WidgetProps } from './widgetProps.ts';
import { written } from './written.ts';

const KEYBOARD = { email: 'email', link: 'url' } as const;

/** A text, an e-mail address, or a web address. */
export function TextWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const take = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value);
  return (
    <FieldFrame {...props}>
      {(control) => {
        const shared = { ...control, value: written(value), placeholder: written(schema.example) };
        if (schema.kind === 'longText') return <TextArea {...shared} onChange={take} />;
        const keyboard = schema.kind === 'email' || schema.kind === 'link' ? KEYBOARD[schema.kind] : undefined;
        return <input className="input" {...shared} inputMode={keyboard} onChange={take} />;
      }}
    </FieldFrame>
  );
}

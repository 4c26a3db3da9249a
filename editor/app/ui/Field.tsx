import { type ComponentProps, type ReactNode, useId } from 'react';

/** Attributes that connect a control with its label, help and mistake. */
type ControlProps = Readonly<Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>>;

export type FieldProps = Readonly<{
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong with the value. */
  mistake?: ReactNode;
  /** Remarks about the value. */
  note?: ReactNode;
  /** The control, or several for one value. */
  children: ReactNode | ((control: ControlProps) => ReactNode);
}>;

/** A field: label, help, control or controls, and mistake. */
export function Field({ label, help, mistake, note, children }: FieldProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, mistake && `${id}-mistake`].filter(Boolean).join(' ') || undefined;
  const isGroup = typeof children !== 'function';
  const [Box, Label] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  return (
    <Box className="field" aria-describedby={isGroup ? describedBy : undefined}>
      <Label className="label" {...(!isGroup && { htmlFor: id })}>
        {label}
      </Label>
      {help && (
        <div className="hint" id={`${id}-help`}>
          {help}
        </div>
      )}
      {isGroup
        ? children
        : children({ id, 'aria-describedby': describedBy, 'aria-invalid': mistake ? true : undefined })}
      {note}
      {mistake && (
        <div className="mistake" id={`${id}-mistake`} role="alert">
          {mistake}
        </div>
      )}
    </Box>
  );
}

type SelectProps = Readonly<{ label: string; value: string; onChoose: (value: string) => void; children: ReactNode }>;

/** A select box. @param children its `Options` */
export const Select = ({ label, value, onChoose, children }: SelectProps) => (
  <label className="label small">
    {label}
    <select className="input" value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {children}
    </select>
  </label>
);

/** Options: values with their labels. */
export const Options = ({ of }: Readonly<{ of: readonly (readonly [value: string, text: string, lang?: string])[] }>) =>
  of.map(([value, text, lang]) => (
    <option key={value} value={value} lang={lang}>
      {text}
    </option>
  ));

import { type ReactNode, useId } from 'react';

/** What connects a control with its label, help and mistake. */
export type ControlProps = Readonly<{
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}>;

export type FieldProps = Readonly<{
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong with the value. */
  mistake?: ReactNode;
  /** The control; or several that together hold one value. */
  children: ReactNode | ((control: ControlProps) => ReactNode);
}>;

/** A control or several with their label and help, and the mistake below. */
export function Field({ label, help, mistake, children }: FieldProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, mistake && `${id}-mistake`].filter(Boolean).join(' ') || undefined;
  const isGroup = typeof children !== 'function';
  const content = (
    <>
      {help && (
        <div className="hint" id={`${id}-help`}>
          {help}
        </div>
      )}
      {isGroup
        ? children
        : children({ id, 'aria-describedby': describedBy, 'aria-invalid': mistake ? true : undefined })}
      {mistake && (
        <div className="mistake" id={`${id}-mistake`} role="alert">
          {mistake}
        </div>
      )}
    </>
  );
  if (isGroup)
    return (
      <fieldset className="field" aria-describedby={describedBy}>
        <legend className="label">{label}</legend>
        {content}
      </fieldset>
    );
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {content}
    </div>
  );
}

type SelectProps = Readonly<{ label: string; value: string; onChoose: (value: string) => void; children: ReactNode }>;

/** A choice of one of several. @param children its options */
export const Select = ({ label, value, onChoose, children }: SelectProps) => (
  <label>
    {label}
    <select className="input" value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {children}
    </select>
  </label>
);

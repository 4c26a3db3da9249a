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
  children: (control: ControlProps) => ReactNode;
}>;

/** A labelled control with its help, and the mistake below it. */
export function Field({ label, help, mistake, children }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, mistake && `${id}-mistake`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {help && (
        <div className="hint" id={`${id}-help`}>
          {help}
        </div>
      )}
      {children({ id, 'aria-describedby': described, 'aria-invalid': mistake ? true : undefined })}
      {mistake && (
        <div className="mistake" id={`${id}-mistake`} role="alert">
          {mistake}
        </div>
      )}
    </div>
  );
}

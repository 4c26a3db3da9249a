import { type ReactNode, useId } from 'react';

export type FieldsetProps = Readonly<{
  legend: ReactNode;
  help?: ReactNode;
  mistake?: ReactNode;
  children: ReactNode;
}>;

/** Several inputs for one value, with its name, its help and its mistakes. */
export function Fieldset({ legend, help, mistake, children }: FieldsetProps) {
  const id = useId();
  const described = [help && `${id}-help`, mistake && `${id}-mistake`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="fieldset" aria-describedby={described}>
      <legend>{legend}</legend>
      {help && (
        <div className="fieldset-help" id={`${id}-help`}>
          {help}
        </div>
      )}
      {children}
      {mistake && (
        <div id={`${id}-mistake`} role="alert">
          {mistake}
        </div>
      )}
    </fieldset>
  );
}

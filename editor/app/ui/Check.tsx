import { type ReactNode, useId } from 'react';

export type CheckProps = Readonly<{
  label: ReactNode;
  help?: string;
  isOn: boolean;
  disabled?: boolean;
  onChange(isOn: boolean): void;
}>;

/** A box to tick. */
export function Check({ label, help, isOn, disabled, onChange }: CheckProps) {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={disabled}
        aria-describedby={help && `${id}-help`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {help && (
          <div className="hint" id={`${id}-help`}>
            {help}
          </div>
        )}
      </div>
    </div>
  );
}

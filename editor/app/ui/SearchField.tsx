import { Field } from './Field.tsx';

export type SearchFieldProps = Readonly<{ label: string; value: string; onChange(value: string): void }>;

/** Searches a list below it. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <search>
    <Field label={label}>
      {(control) => (
        <input
          className="input"
          {...control}
          type="search"
          value={value}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  </search>
);

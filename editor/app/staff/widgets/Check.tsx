import styled from '@emotion/styled';
import { useId } from 'react';
import { color, size, space } from '../../ui/look.ts';

export type CheckProps = Readonly<{ label: string; help?: string; isOn: boolean; onChange(isOn: boolean): void }>;

/** A box to tick. */
export function Check({ label, help, isOn, onChange }: CheckProps) {
  const id = useId();
  return (
    <Row>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={help && `${id}-help`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {help && <Help id={`${id}-help`}>{help}</Help>}
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space.xs};
  align-items: start;
  padding: ${space.xs} 0;
  & > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${color.teal};
  }
  & label {
    display: inline-block;
    min-height: 1.5rem;
    font-weight: 600;
  }
`;

const Help = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

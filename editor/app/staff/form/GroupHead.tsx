import type { FieldSchema } from '../../../form/types.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { Heading } from './Heading.tsx';

/** The name of a group or a list, and what it is. */
export function GroupHead({ schema, level }: Readonly<{ schema: FieldSchema; level: number }>) {
  return (
    <div className="group-head">
      <Heading level={level}>
        <FieldLabel schema={schema} />
      </Heading>
      {schema.description && <div className="hint">{schema.description}</div>}
    </div>
  );
}

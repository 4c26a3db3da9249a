import styled from '@emotion/styled';
import type { FieldSchema } from '../../../form/types.ts';
import { color, size, space } from '../../ui/look.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { Heading } from './Heading.tsx';

/** The name of a group or a list, and what it is. */
export function GroupHead({ schema, level }: Readonly<{ schema: FieldSchema; level: number }>) {
  return (
    <Box>
      <Heading level={level}>
        <FieldLabel schema={schema} />
      </Heading>
      {schema.description && <Help>{schema.description}</Help>}
    </Box>
  );
}

const Box = styled.div`
  margin-bottom: ${space.s};
  & > :is(h2, h3, h4, h5, h6) {
    margin-bottom: 0;
  }
`;

const Help = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Input } from '../../ui/Field.tsx';

/** An input that grows with its text. The text is one paragraph: Enter does not break it. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return (
    <Grows
      rows={1}
      {...props}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

const Grows = styled(Input.withComponent('textarea'))`
  resize: vertical;
  field-sizing: content;
`;

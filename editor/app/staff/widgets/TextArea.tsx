import type { ComponentProps } from 'react';

/** An input that grows with its text. The text is one paragraph: Enter does not break it. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return (
    <textarea
      className="input text-area"
      rows={1}
      {...props}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

import { Field } from '../../../../components/ui/forms/Field.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const field = (
  <Field
    label="Your name"
    name="name"
    type="text"
    autoComplete="name"
    placeholder="Your Name"
    missing="Please fill in this field."
    required
  />
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: field },
    { name: 'focused', after: { focus: 'input' }, element: field },
    {
      name: 'a longer text',
      element: (
        <Field label="What hurts?" name="issue" rows={2} placeholder="Chief Dental Issue (e.g., Tooth Pain)" required />
      ),
    },
    {
      name: 'invalid',
      after: { tap: 'button' },
      element: (
        <form method="dialog">
          {field}
          <button type="submit">Send</button>
        </form>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: <Field label={TAMIL.label} name="issue" type="text" placeholder={TAMIL.label} />,
    },
  ],
};

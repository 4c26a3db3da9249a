import { Field } from '../../../../components/ui/forms/Field.tsx';
import { FormPanel } from '../../../../components/ui/forms/FormPanel.tsx';
import type { Showcase } from '../../../example.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <FormPanel method="dialog">
          <div>
            <Field label="Your name" name="name" type="text" />
            <Field label="What hurts?" name="issue" rows={2} />
          </div>
          <div>
            <p>What comes of it.</p>
          </div>
        </FormPanel>
      ),
    },
  ],
};

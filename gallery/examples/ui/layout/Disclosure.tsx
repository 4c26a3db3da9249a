import { Disclosure } from '../../../../components/ui/layout/Disclosure.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const question = (
  <Disclosure summary="Does a root canal treatment hurt?">
    <p>The tooth is numb before we begin. It may be tender for a few days afterwards.</p>
  </Disclosure>
);
const OPEN = { tap: 'summary' };

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: question },
    { name: 'open', after: OPEN, element: question },
    {
      name: 'with a heading',
      element: (
        <Disclosure heading="h3" summary="Decay">
          <p>Bacteria turn sugar into acid, which makes a hole in the tooth.</p>
        </Disclosure>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      after: OPEN,
      element: (
        <Disclosure summary={TAMIL.title}>
          <p>{TAMIL.sentence}</p>
        </Disclosure>
      ),
    },
  ],
};

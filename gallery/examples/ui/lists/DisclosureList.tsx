import { Disclosure } from '../../../../components/ui/layout/Disclosure.tsx';
import { DisclosureList } from '../../../../components/ui/lists/DisclosureList.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const list = (...questions: readonly string[]) => (
  <DisclosureList>
    {questions.map((question) => (
      <Disclosure key={question} summary={question}>
        <p>{question}</p>
      </Disclosure>
    ))}
  </DisclosureList>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: list('Do I need an appointment?', 'Where can I park?', 'Can I pay by card?') },
    { name: 'longest Tamil text', language: 'ta', element: list(TAMIL.title, TAMIL.sentence, TAMIL.word) },
  ],
};

import { WisdomToothNote } from '../../../components/services/WisdomToothNote.tsx';
import { Section } from '../../../components/ui/layout/Section.tsx';
import type { Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

const note = (text: string) => (
  <WisdomToothNote>
    <p>
      {text} <a href="/wisdom-tooth-removal">Wisdom tooth removal</a>
    </p>
  </WisdomToothNote>
);

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    { name: 'usual', element: <Section>{note('Pain far back in the jaw?')}</Section> },
    {
      name: 'on a coloured background',
      element: <Section background="mint">{note('Pain far back in the jaw?')}</Section>,
    },
    { name: 'longest Tamil text', language: 'ta', element: <Section>{note(TAMIL.sentence)}</Section> },
  ],
};

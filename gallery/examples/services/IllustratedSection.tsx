import { IllustratedSection, type IllustratedSectionProps } from '../../../components/services/IllustratedSection.tsx';
import type { Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

const section = (side: IllustratedSectionProps['side'], title: string, text: string) => (
  <IllustratedSection
    title={title}
    side={side}
    background={side === 'left' ? 'mint' : 'paper'}
    picture={{ src: 'sections/dentures-1.webp', alt: 'Illustration of dentures.' }}
  >
    <p>{text}</p>
    <p>{text}</p>
  </IllustratedSection>
);

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    { name: 'usual', element: section('right', 'What dentures are', 'Teeth that you can take out.') },
    { name: 'picture on the left', element: section('left', 'What dentures are', 'Teeth that you can take out.') },
    { name: 'longest Tamil text', language: 'ta', element: section('right', TAMIL.title, TAMIL.sentence.repeat(3)) },
  ],
};

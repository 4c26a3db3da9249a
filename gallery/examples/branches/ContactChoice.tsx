import { ContactChoice } from '../../../components/shell/ContactChoice.tsx';
import { CornerFrame } from '../../CornerFrame.tsx';
import { callLinks } from '../../callLinks.ts';
import type { Example, Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

const OPEN = { tap: 'summary' };

const choice =
  (label: string, title: string, name?: string): Example['element'] =>
  ({ site }) => (
    <>
      <main />
      <CornerFrame aria-label={label}>
        <ContactChoice icon="phone" label={label} title={title} links={callLinks(site, name)} />
      </CornerFrame>
    </>
  );

export const showcase: Showcase = {
  frame: 'page',
  examples: [
    { name: 'usual', element: choice('Call', 'Which clinic?') },
    { name: 'open', after: OPEN, element: choice('Call', 'Which clinic?') },
    { name: 'longest Tamil text', language: 'ta', after: OPEN, element: choice('அழைக்க', TAMIL.title, TAMIL.place) },
    { name: 'one branch', site: 'one branch', element: choice('Call', 'Which clinic?') },
    { name: 'five branches', site: 'five branches', after: OPEN, element: choice('Call', 'Which clinic?') },
  ],
};

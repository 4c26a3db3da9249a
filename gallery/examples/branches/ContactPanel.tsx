import styled from '@emotion/styled';
import { ContactPanel } from '../../../components/branches/ContactPanel.tsx';
import { control, from } from '../../../components/ui/style/tokens.ts';
import { CornerFrame } from '../../CornerFrame.tsx';
import { callLinks } from '../../callLinks.ts';
import type { Example, Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

/** The position of the button that opens the panel. */
const Control = styled.div`
  width: ${control.m};
  height: ${control.m};

  ${from.wide} {
    position: relative;
  }
`;

const panel =
  (title: string, name?: string): Example['element'] =>
  ({ site }) => (
    <>
      <main />
      <CornerFrame aria-label={title}>
        <Control>
          <ContactPanel title={title} links={callLinks(site, name)} />
        </Control>
      </CornerFrame>
    </>
  );

export const showcase: Showcase = {
  frame: 'page',
  examples: [
    { name: 'usual', element: panel('Which clinic?') },
    { name: 'longest Tamil text', language: 'ta', element: panel(TAMIL.title, TAMIL.place) },
    { name: 'five branches', site: 'five branches', element: panel('Which clinic?') },
  ],
};

import styled from '@emotion/styled';
import { telLink } from '../../../branches/model/links.ts';
import { formatPhone } from '../../../branches/model/phone.ts';
import { ContactPanel } from '../../../components/site/ContactPanel.tsx';
import { control, from } from '../../../components/ui/tokens.ts';
import { Corner } from '../../Corner.tsx';
import type { Example, Showcase } from '../../Example.ts';
import { TAMIL } from '../../tamil.ts';

/** The place of the control that opens the panel. */
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
      <Corner aria-label={title}>
        <Control>
          <ContactPanel
            title={title}
            links={site.branches.map((branch) => ({
              id: branch.id,
              href: telLink(branch.phone),
              spoken: `Call ${branch.name.en}`,
              name: name ?? branch.name.en,
              note: formatPhone(branch.phone),
            }))}
          />
        </Control>
      </Corner>
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

import { telLink } from '../../../branches/model/links.ts';
import { formatPhone } from '../../../branches/model/phone.ts';
import { ContactChoice } from '../../../components/site/ContactChoice.tsx';
import { Corner } from '../../Corner.tsx';
import type { Example, Showcase } from '../../Example.ts';
import { TAMIL } from '../../tamil.ts';

const OPEN = { tap: 'summary' };

const choice =
  (label: string, title: string, name?: string): Example['element'] =>
  ({ site }) => (
    <>
      <main />
      <Corner aria-label={label}>
        <ContactChoice
          icon="phone"
          label={label}
          title={title}
          links={site.branches.map((branch) => ({
            id: branch.id,
            href: telLink(branch.phone),
            spoken: `Call ${branch.name.en}`,
            name: name ?? branch.name.en,
            note: formatPhone(branch.phone),
          }))}
        />
      </Corner>
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

import styled from '@emotion/styled';
import { telLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { type Example, inWords, inWordsAndBranches, type Showcases, TAMIL } from '../gallery/example.ts';
import { PageHero } from '../site/PageHero.tsx';
import { space } from '../ui/style/tokens.ts';
import { AdvertisingNotice } from './AdvertisingNotice.tsx';
import { ContactChoice, type ContactLink } from './ContactChoice.tsx';
import { FloatingContact } from './FloatingContact.tsx';
import { Layout } from './Layout.tsx';
import { Logo } from './Logo.tsx';
import { Toasts } from './Toasts.tsx';

const advertising = <AdvertisingNotice hidden={false} />;

/** The fixed position of the contact bar. */
const Corner = styled.aside`
  position: fixed;
  inset: auto ${space.m} ${space.m};
  display: grid;
  justify-content: end;
`;

/** A call link per branch; `name` replaces the names of all branches. */
const callLinks = ({ branches }: SiteModel, name?: string): readonly ContactLink[] =>
  branches.map((branch) => ({
    id: branch.id,
    href: telLink(branch.phone),
    spoken: `Call ${branch.name.en}`,
    name: name ?? branch.name.en,
    note: formatPhone(branch.phone),
  }));

const OPEN = { tap: 'summary' };

const choice =
  (label: string, title: string, name?: string): Example['element'] =>
  ({ site }) => (
    <>
      <main />
      <Corner aria-label={label}>
        <ContactChoice icon="phone" label={label} title={title} links={callLinks(site, name)} />
      </Corner>
    </>
  );

const contact = (
  <>
    <main>
      <PageHero title="A page" lead="It has space for what stays in view." />
    </main>
    <FloatingContact />
  </>
);

const layout = (
  <Layout>
    <PageHero title="A page" lead="What is around it is the same on every page." />
  </Layout>
);

const notice = (description: string, title?: string): Pick<Example, 'after' | 'element'> => ({
  after: { tap: 'button' },
  element: (
    <>
      <main>
        <button type="button" data-notice={description} data-notice-title={title}>
          Show the notice
        </button>
      </main>
      <Toasts />
    </>
  ),
});

export const showcases: Showcases = {
  AdvertisingNotice: {
    frame: 'band',
    examples: [
      { name: 'usual', site: 'advertising', element: advertising },
      { name: 'longest Tamil text', site: 'advertising', language: 'ta', element: advertising },
    ],
  },
  ContactChoice: {
    frame: 'page',
    examples: [
      { name: 'usual', element: choice('Call', 'Which clinic?') },
      { name: 'open', after: OPEN, element: choice('Call', 'Which clinic?') },
      { name: 'longest Tamil text', language: 'ta', after: OPEN, element: choice('அழைக்க', TAMIL.title, TAMIL.place) },
      { name: 'one branch', site: 'one branch', element: choice('Call', 'Which clinic?') },
      { name: 'five branches', site: 'five branches', after: OPEN, element: choice('Call', 'Which clinic?') },
    ],
  },
  FloatingContact: {
    frame: 'page',
    examples: [
      { name: 'closed', path: '/contact', element: contact },
      ...inWordsAndBranches({ path: '/contact', after: OPEN, element: contact }),
      { name: 'twelve branches', site: 'twelve branches', path: '/contact', after: OPEN, element: contact },
    ],
  },
  Layout: {
    frame: 'page',
    examples: [
      ...inWordsAndBranches({ path: '/services', element: layout }),
      { name: 'no offers', site: 'no offers', path: '/services', element: layout },
      { name: 'test site', site: 'test site', language: 'ta', path: '/services', element: layout },
      { name: 'skip link', language: 'ta', path: '/services', after: { focus: 'a' }, element: layout },
      { name: 'scrolled', path: '/services', after: { scroll: 400 }, element: layout },
    ],
  },
  Logo: {
    examples: [
      ...inWords({ path: '/', element: <Logo /> }),
      { name: 'name only', path: '/', element: <Logo nameOnly="@media all" /> },
    ],
  },
  Toasts: {
    frame: 'page',
    examples: [
      ...inWords(notice('Your message is ready to be sent.', 'Redirecting to WhatsApp!')),
      { name: 'without a title', ...notice('This feature is not available yet.') },
      { name: 'long notice', language: 'ta', ...notice(TAMIL.sentence, TAMIL.title) },
    ],
  },
};

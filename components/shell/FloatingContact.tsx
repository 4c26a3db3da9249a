import styled from '@emotion/styled';
import { telLink, whatsappLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import { AllBranchesLink } from '../branches/AllBranchesLink.tsx';
import { ContactButton } from '../branches/ContactButton.tsx';
import { ContactChoice } from '../branches/ContactChoice.tsx';
import { PageLink } from '../ui/links/PageLink.tsx';
import { from } from '../ui/style/tokens.ts';
import { ContactBar } from './ContactBar.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { useShellBranches } from './useShellBranches.ts';

/**
 * Contact actions that stay within thumb reach: book, call, WhatsApp and back to top. A bar at the bottom of small screens, a column
 * in the margin of large ones.
 */
export function FloatingContact() {
  const { branches, isCut } = useShellBranches();
  const more = isCut && <AllBranchesLink />;
  const words = useWords('common');
  const local = useLocalWords();
  const namedBranches = branches.map((branch) => ({ ...branch, name: local.plain(branch.name) }));
  return (
    <ContactBar aria-label={words.plain('floatingContact.title')} data-floating-contact="">
      <BookLink to={pathOf('contact')} unmarked>
        <ContactButton icon="calendar" look="light">
          {words.text('actions.book')}
        </ContactButton>
      </BookLink>
      <ContactChoice
        icon="phone"
        label={words.text('floatingContact.call')}
        title={words.text('floatingContact.whichCall')}
        more={more}
        links={namedBranches.map(({ id, name, phone }) => ({
          id,
          href: telLink(phone),
          spoken: words.text('actions.call', { branch: name }),
          name,
          note: formatPhone(phone),
        }))}
      />
      <ContactChoice
        icon="brand-whatsapp"
        look="whatsapp"
        label={words.text('floatingContact.chat')}
        title={words.text('floatingContact.whichChat')}
        more={more}
        newTab
        links={namedBranches.map(({ id, name, whatsapp }) => ({
          id,
          href: whatsappLink(whatsapp),
          spoken: words.text('linkNames.newTab', { label: words.plain('actions.whatsapp', { branch: name }) }),
          name,
          note: formatPhone(whatsapp),
        }))}
      />
      <ScrollToTop />
    </ContactBar>
  );
}

/* On wide screens the header has its button. */
const BookLink = styled(PageLink)`
  text-decoration: none;

  ${from.wide} {
    display: none;
  }
`;

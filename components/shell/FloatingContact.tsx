import styled from '@emotion/styled';
import { telLink, whatsappLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { AllBranchesLink } from '../branches/AllBranchesLink.tsx';
import { ContactChoice } from '../branches/ContactChoice.tsx';
import { barHeight, color, from, layer, lowScreen, shadow, space } from '../ui/style/tokens.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { useShellBranches } from './useShellBranches.ts';

/**
 * Contact actions that stay within thumb reach: call, WhatsApp and back to top. A bar at the bottom of small screens, a column
 * in the margin of large ones, so that it never covers text.
 */
export function FloatingContact() {
  const { branches, isCut } = useShellBranches();
  const more = isCut && <AllBranchesLink />;
  const words = useWords('common');
  const local = useLocalWords();
  const namedBranches = branches.map((branch) => ({ ...branch, name: local.plain(branch.name) }));
  return (
    <Bar aria-label={words.plain('floatingContact.title')} data-floating-contact="">
      <ScrollToTop />
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
    </Bar>
  );
}

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.contact};
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${barHeight};
  padding: ${space.xs};
  outline: 1px solid transparent;
  background: ${color.white};
  box-shadow: ${shadow.lifted};

  & > :not(:first-child) {
    flex: auto;
  }

  ${lowScreen} {
    position: relative;
  }

  body:has([data-menu][open]) & {
    display: none;
  }

  ${from.wide} {
    inset: auto ${space.xs} ${space.m} auto;
    flex-direction: column;
    padding: 0;
    background: none;
    box-shadow: none;
  }

  @media print {
    display: none;
  }
`;

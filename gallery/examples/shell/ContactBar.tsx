import { ContactButton } from '../../../components/branches/ContactButton.tsx';
import { ContactBar } from '../../../components/shell/ContactBar.tsx';
import { ScrollToTop } from '../../../components/shell/ScrollToTop.tsx';
import type { Showcase } from '../../example.ts';

export const showcase: Showcase = {
  frame: 'page',
  examples: [
    {
      name: 'usual',
      element: (
        <>
          <main />
          <ContactBar aria-label="Talk to us">
            <ContactButton icon="phone">Call</ContactButton>
            <ContactButton icon="brand-whatsapp" look="whatsapp">
              WhatsApp
            </ContactButton>
            <ScrollToTop />
          </ContactBar>
        </>
      ),
    },
  ],
};

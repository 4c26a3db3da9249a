import { inWords, inWordsAndBranches, type Showcases, TAMIL } from '../../gallery/example.ts';
import { FoldingTitle } from './FoldingTitle.tsx';
import { Footer } from './Footer.tsx';
import { LegalButtons } from './LegalButtons.tsx';
import { Newsletter } from './Newsletter.tsx';
import { SocialButtons } from './SocialButtons.tsx';

const OPEN = { tap: 'summary' };

const part = (title: string, text: string) => (
  <div>
    <FoldingTitle>{title}</FoldingTitle>
    <p data-folds="">{text}</p>
  </div>
);

const folded = part('Opening hours', 'Phones show this line once the title is tapped.');

const footer = (
  <>
    <main>
      <h1>A page</h1>
    </main>
    <Footer />
  </>
);

const newsletter = <Newsletter />;

export const showcases: Showcases = {
  FoldingTitle: {
    frame: 'footer',
    examples: [
      { name: 'usual', element: folded },
      { name: 'open', after: OPEN, element: folded },
      { name: 'longest Tamil text', language: 'ta', after: OPEN, element: part(TAMIL.title, TAMIL.sentence) },
    ],
  },
  Footer: {
    frame: 'page',
    examples: [
      ...inWordsAndBranches({ element: footer }),
      { name: 'twelve branches', site: 'twelve branches', element: footer },
    ],
  },
  LegalButtons: {
    frame: 'footer',
    examples: [
      ...inWords({ path: '/', element: <LegalButtons /> }),
      { name: 'with advertising', site: 'advertising', language: 'ta', element: <LegalButtons /> },
    ],
  },
  Newsletter: {
    frame: 'footer',
    examples: [...inWords({ element: newsletter }), { name: 'unfolded', after: OPEN, element: newsletter }],
  },
  SocialButtons: {
    frame: 'footer',
    examples: inWords({ path: '/', element: <SocialButtons /> }),
  },
};

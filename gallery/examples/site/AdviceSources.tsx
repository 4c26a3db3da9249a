import { AdviceSources } from '../../../components/site/AdviceSources.tsx';
import { PageContext } from '../../../renderer/context/pageContext.ts';
import type { PageModel } from '../../../renderer/site/pageModel.ts';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

const path = '/tooth-pain-relief';
const element = <AdviceSources namespace="tooth-pain-relief" />;

const signed = (page: PageModel) => (
  <PageContext value={{ ...page, signature: { by: 'Dr. Kind', day: '2026-11-21' } }}>{element}</PageContext>
);

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    ...inWords({ path, element }),
    { name: 'signed off', path, element: signed },
    { name: 'signed off in Tamil', path, language: 'ta', element: signed },
  ],
};

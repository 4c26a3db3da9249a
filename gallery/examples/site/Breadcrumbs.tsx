import { Breadcrumbs } from '../../../components/site/Breadcrumbs.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

const element = <Breadcrumbs />;

export const showcase: Showcase = {
  examples: [...inWords({ path: '/services/root-canal-treatment', element })],
};

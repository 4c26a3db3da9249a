import { AdvertisingNotice } from '../../../components/shell/AdvertisingNotice.tsx';
import type { Showcase } from '../../example.ts';

const element = <AdvertisingNotice hidden={false} />;

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    { name: 'usual', site: 'advertising', element },
    { name: 'longest Tamil text', site: 'advertising', language: 'ta', element },
  ],
};

import { BranchPhotos } from '../../../components/branches/BranchPhotos.tsx';
import type { Showcase } from '../../example.ts';

export const showcase: Showcase = {
  examples: [
    { name: 'usual', site: 'faces and places', element: ({ site }) => <BranchPhotos branch={site.primary} /> },
    {
      name: 'only from outside',
      site: 'faces and places',
      element: ({ site }) => {
        const { outside } = site.primary.photos;
        return outside && <BranchPhotos branch={{ photos: { outside } }} />;
      },
    },
    { name: 'none', element: ({ site }) => <BranchPhotos branch={site.primary} /> },
  ],
};

import { Portrait } from '../../../components/team/Portrait.tsx';
import type { Showcase } from '../../example.ts';

const WITHOUT = { name: { en: 'Dr. Meera Sample' } };
const WITH = { ...WITHOUT, photo: 'topics/consultation.webp' };

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <Portrait member={WITH} /> },
    { name: 'large', element: <Portrait member={WITH} large /> },
    { name: 'no photograph', element: <Portrait member={WITHOUT} /> },
    { name: 'large, no photograph', element: <Portrait member={WITHOUT} large /> },
  ],
};

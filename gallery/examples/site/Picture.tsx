import { PICTURE, Picture } from '../../../components/site/Picture.tsx';
import { FRAME } from '../../../renderer/media/frames.ts';
import type { Showcase } from '../../example.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: <Picture {...PICTURE.card} src="services/dentures.webp" alt="Illustration of dentures." />,
    },
    {
      name: 'half a page wide',
      element: <Picture {...PICTURE.half} src="hero.webp" alt="Illustration of a tooth." first />,
    },
    {
      name: 'cut to a square around a point',
      element: (
        <Picture
          {...PICTURE.tile}
          src="services/oral-lesions.webp"
          alt="Illustration of a tongue."
          focus={{ x: 70, y: 50 }}
          frame={FRAME.portrait}
        />
      ),
    },
    { name: 'decorative', element: <Picture {...PICTURE.tile} src="topics/payment.webp" alt="" /> },
  ],
};

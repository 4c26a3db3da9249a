import { Icon } from '../../../../components/ui/links/Icon.tsx';
import type { Showcase } from '../../../example.ts';

/** The files in `media/icons/`. */
const OURS = [
  ...['logo', 'tooth', 'gums', 'root-canal', 'wisdom-tooth', 'extraction'],
  ...['implant', 'tooth-crown', 'denture', 'dental-braces', 'laser', 'mouth-sore', 'jaw-joint', 'toothbrush'],
];
const STICKERS = ['party', 'gift', 'tooth', 'india', 'lamp', 'harvest', 'star', 'heart'];

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <Icon name="tooth" /> },
    {
      name: 'our own',
      element: OURS.map((name) => <Icon key={name} name={name} />),
    },
    {
      name: 'stickers of offers',
      element: STICKERS.map((name) => <Icon key={name} name={`sticker-${name}`} />),
    },
    {
      name: 'in the size and colour of its text',
      element: (
        <small>
          <Icon name="tooth" /> A note
        </small>
      ),
    },
  ],
};

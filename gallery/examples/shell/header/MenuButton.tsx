import { MenuButton } from '../../../../components/shell/header/MenuButton.tsx';
import type { Showcase } from '../../../example.ts';
import { inWords } from '../../../states.ts';

const button = (open: boolean, iconOnly: boolean) => (
  <details open={open}>
    <MenuButton iconOnly={iconOnly} />
  </details>
);

export const showcase: Showcase = {
  examples: [
    ...inWords({ element: button(false, false) }),
    { name: 'open', element: button(true, false) },
    { name: 'with an icon only on phones', element: button(false, true) },
  ],
};

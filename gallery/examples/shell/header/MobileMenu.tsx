import styled from '@emotion/styled';
import { MobileMenu } from '../../../../components/shell/header/MobileMenu.tsx';
import { headerHeight } from '../../../../components/ui/style/tokens.ts';
import type { Showcase } from '../../../example.ts';
import { inWordsAndBranches } from '../../../states.ts';

/** The menu's panel is positioned under the header. */
const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: ${headerHeight};
`;

const menu = (iconOnly: boolean) => (
  <>
    <Bar>
      <MobileMenu iconOnly={iconOnly} />
    </Bar>
    <main />
  </>
);

const element = menu(false);

export const showcase: Showcase = {
  frame: 'page',
  examples: [
    { name: 'closed', path: '/services', element },
    { name: 'with an icon only on phones', path: '/services', element: menu(true) },
    ...inWordsAndBranches({ path: '/services', after: { tap: 'summary' }, element }),
  ],
};

import styled from '@emotion/styled';
import { JumpLinks } from '../../components/ui/links/JumpLinks.tsx';
import { space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { TIPS } from './tips.ts';

/** Links to the tips on the page. */
export function TipLinks() {
  const words = useWords('dental-tips');
  return (
    <Nav aria-label={words.plain('hero.jump')}>
      <JumpLinks targets={TIPS.map(({ id, icon }, i) => ({ id, icon, label: words.text(`tips.${i}.title`) }))} />
    </Nav>
  );
}

const Nav = styled.nav`
  margin-top: ${space.m};
`;

import styled from '@emotion/styled';
import { EMERGENCY } from '../../components/site/EmergencySection.tsx';
import { JumpLinks } from '../../components/ui/links/JumpLinks.tsx';
import { space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { TIPS } from './tips.ts';

/** Links to the tips and to the danger signs on the page. */
export function TipLinks() {
  const words = useWords('dental-tips');
  const common = useWords('common');
  const tips = TIPS.map(({ id, icon }, i) => ({ id, icon, label: words.text(`tips.${i}.title`) }));
  const emergency = { id: EMERGENCY, icon: 'ambulance', label: common.text('emergency.label') };
  return (
    <Nav aria-label={words.plain('hero.jump')}>
      <JumpLinks targets={[...tips, emergency]} />
    </Nav>
  );
}

const Nav = styled.nav`
  margin-top: ${space.m};
`;

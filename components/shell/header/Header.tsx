import styled from '@emotion/styled';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { pathOf } from '../../../renderer/site/routes.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { Action } from '../../ui/links/Action.tsx';
import { below, color, control, layer, lowScreen, shadow, space } from '../../ui/style/tokens.ts';
import { Logo } from '../Logo.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LinksRow } from './LinksRow.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useOtherLanguages } from './useOtherLanguages.ts';

/**
 * The site header, fixed at the top: transparent over the hero, solid once scrolled, always solid without scripts. On wide
 * screens the links are in a row of their own, on others in a menu.
 */
export function Header() {
  const words = useWords('common');
  const others = useOtherLanguages();
  return (
    <Bar>
      <TopRow>
        <Logo nameOnly={NAME_ONLY[Math.min(others.length, 2)]} />
        <AtTheEnd>
          <LanguageSwitch />
          <Book>
            <Action href={pathOf('contact')}>{words.text('actions.bookAppointment')}</Action>
          </Book>
          <MobileMenu iconOnly={others.length > 0} />
        </AtTheEnd>
      </TopRow>
      <LinksRow />
    </Bar>
  );
}

/** By the number of language links, where only the clinic's name has room beside them: the symbol goes, never the name. */
const NAME_ONLY = [undefined, below.smallPhone, below.largePhone];

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.header};
  outline: 1px solid transparent;
  background: ${color.glass};
  box-shadow: ${shadow.soft};
  -webkit-backdrop-filter: blur(12px);
  backdrop-filter: blur(12px);

  html[data-clear] &:not(:has([open])) {
    background: transparent;
    box-shadow: none;
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }

  ${lowScreen} {
    position: absolute;
  }

  @media print {
    position: static;

    nav,
    div > div {
      display: none;
    }
  }
`;

const TopRow = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding-block: ${space.xs};

  ${below.largePhone} {
    gap: ${space.xs};
  }
`;

const AtTheEnd = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.xs};
`;

const Book = styled.div`
  a {
    min-height: ${control.m};
    padding-block: ${space.xxs};
  }

  ${below.wide} {
    display: none;
  }
`;

import styled from '@emotion/styled';
import { useSite } from '../../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../../renderer/context/useWords.tsx';
import { menu, pathOf } from '../../../renderer/site/routes.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { Action } from '../../ui/links/Action.tsx';
import {
  below,
  color,
  control,
  from,
  headerHeight,
  layer,
  lowScreen,
  measure,
  shadow,
  size,
  space,
} from '../../ui/style/tokens.ts';
import { Logo } from '../Logo.tsx';
import { mediaForRow, shownWith } from './headerRow.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MainLinks } from './MainLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useOtherLanguages } from './useOtherLanguages.ts';

/** The site header, fixed at the top: transparent over the hero, solid once scrolled, always solid without scripts. */
export function Header() {
  const { clinic } = useSite();
  const words = useWords('common');
  const local = useLocalWords();
  const others = useOtherLanguages();
  const rowFrom = mediaForRow([
    ...menu('header').map(({ id }) => words.plain(`nav.${id}`)),
    words.plain('actions.bookAppointment'),
    ...others.map(({ nativeName }) => nativeName),
    ...local.plain(clinic.name).split(' ').slice(-2),
  ]);
  return (
    <Bar>
      <Columns>
        <Logo nameOnly={NAME_ONLY[Math.min(others.length, 2)]} />
        <RowNav rowFrom={rowFrom} aria-label={words.plain('nav.label')}>
          <MainLinks inRow />
        </RowNav>
        <AtTheEnd>
          <BookOnDesktop rowFrom={rowFrom}>
            <Action href={pathOf('contact')}>{words.text('actions.bookAppointment')}</Action>
          </BookOnDesktop>
          <LanguageSwitch />
          <MobileMenu rowFrom={rowFrom} iconOnly={others.length > 0} />
        </AtTheEnd>
      </Columns>
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
  }
`;

const Columns = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-height: ${headerHeight};

  ${below.largePhone} {
    gap: ${space.xs};
  }

  @media print {
    min-height: 0;
    margin-bottom: ${space.m};
  }

  ${from.wide} {
    gap: ${space.xs};
    width: min(100% - 2 * ${space.m}, ${measure.pageWide});
  }
`;

const AtTheEnd = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.xs};
`;

type Row = Readonly<{ rowFrom: string }>;

const RowNav = styled.nav<Row>`
  ${({ rowFrom }) => shownWith('row', rowFrom)}

  @media print {
    display: none;
  }
`;

const BookOnDesktop = styled.div<Row>`
  ${({ rowFrom }) => shownWith('row', rowFrom)}
  flex: none;

  a {
    min-height: ${control.m};
    padding-inline: ${space.xs};
    font-size: ${size.caption};
    white-space: nowrap;
  }

  @media print {
    display: none;
  }
`;

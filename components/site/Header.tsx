import styled from '@emotion/styled';
import { useSite } from '../../renderer/PageContext.ts';
import { menu, pathOf } from '../../renderer/routes.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';
import { Action } from '../ui/Action.tsx';
import { Container } from '../ui/Container.tsx';
import { color, control, from, headerHeight, layer, measure, shadow, size, space } from '../ui/tokens.ts';
import { mediaForRow } from './headerWidth.ts';
import { Logo } from './Logo.tsx';
import { MainLinks } from './MainLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** Fixed at the top: clear over the page's first band, solid once scrolled; solid from the start without scripts. */
export function Header() {
  const { clinic } = useSite();
  const words = useWords('common');
  const local = useLocalWords();
  const rowFrom = mediaForRow([
    ...menu('header').map(({ id }) => words.plain(`nav.${id}`)),
    words.plain('actions.bookAppointment'),
    ...local.plain(clinic.name).split(' ').slice(-2),
  ]);
  return (
    <Bar>
      <Columns>
        <Logo />
        <Wide rowFrom={rowFrom} aria-label={words.plain('nav.label')}>
          <MainLinks inRow />
        </Wide>
        <BookOnDesktop rowFrom={rowFrom}>
          <Action href={pathOf('contact')}>{words.text('actions.bookAppointment')}</Action>
        </BookOnDesktop>
        <MobileMenu rowFrom={rowFrom} />
      </Columns>
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.header};
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

  @media print {
    position: static;
    box-shadow: none;
  }
`;

const Columns = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-height: ${headerHeight};

  @media print {
    min-height: 0;
    margin-bottom: ${space.m};
  }

  ${from.wide} {
    width: min(100% - 2 * ${space.m}, ${measure.pageWide});
  }
`;

type Row = Readonly<{ rowFrom: string }>;

const Wide = styled.nav<Row>`
  display: none;

  ${({ rowFrom }) => rowFrom} {
    display: block;
  }

  @media print {
    display: none;
  }
`;

const BookOnDesktop = styled.div<Row>`
  display: none;
  flex: none;

  a {
    min-height: ${control.m};
    padding-inline: ${space.s};
    font-size: ${size.caption};
    white-space: nowrap;
  }

  ${({ rowFrom }) => rowFrom} {
    display: block;
  }

  @media print {
    display: none;
  }
`;

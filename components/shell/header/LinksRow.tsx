import styled from '@emotion/styled';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { below, control, leading, radius, size, space } from '../../ui/style/tokens.ts';
import { MainLinks } from './MainLinks.tsx';

/** The header's links in a row, as wide as the content; only on wide screens. */
export function LinksRow() {
  const words = useWords('common');
  return (
    <Row as="nav" aria-label={words.plain('nav.label')}>
      <MainLinks />
    </Row>
  );
}

const Row = styled(Container)`
  ${below.wide} {
    display: none;
  }

  ul {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs};
  }

  /* Where a font is too wide for the row, labels of several words take two lines. */
  a {
    font-size: ${size.small};
    line-height: ${leading.tight};
    overflow-wrap: normal;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }

  a[data-highlight] {
    min-height: ${control.s};
    padding-inline: ${space.s};
    border-radius: ${radius.pill};
  }
`;

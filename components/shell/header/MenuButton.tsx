import styled from '@emotion/styled';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { Icon } from '../../ui/links/Icon.tsx';
import { below, color, control, radius, space } from '../../ui/style/tokens.ts';

export type MenuButtonProps = Readonly<{
  /** Whether it has no room for a word on phones. */
  iconOnly?: boolean;
}>;

/** The button of the menu, a summary: it says what a tap does, open or close. */
export function MenuButton({ iconOnly = false }: MenuButtonProps) {
  const words = useWords('common');
  return (
    <Summary data-look={iconOnly ? 'icon' : undefined}>
      <span data-label="closed">
        <Icon name="menu-2" />
        <span>{words.text('menu.open')}</span>
      </span>
      <span data-label="open">
        <Icon name="x" />
        <span>{words.text('menu.close')}</span>
      </span>
    </Summary>
  );
}

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${control.m};
  padding: ${space.xxs} ${space.s};
  border: 2px solid ${color.teal};
  border-radius: ${radius.pill};
  background: ${color.white};
  color: ${color.tealDark};
  font-weight: 600;

  [open] > & [data-label='closed'],
  details:not([open]) > & [data-label='open'] {
    display: none;
  }

  span {
    display: inherit;
    align-items: center;
    gap: inherit;
  }

  &:focus-visible {
    border-radius: ${radius.pill};
  }

  ${below.largePhone} {
    padding-inline: ${space.xs};
  }

  ${below.phone} {
    &[data-look='icon'] {
      width: ${control.m};
      justify-content: center;
    }

    &[data-look='icon'] span span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

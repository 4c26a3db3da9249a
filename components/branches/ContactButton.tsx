import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../ui/links/Icon.tsx';
import { below, color, control, from, leading, radius, shadow, size } from '../ui/style/tokens.ts';

export type ContactButtonProps = Readonly<{
  icon: string;
  look?: 'whatsapp' | 'light';
  children: ReactNode;
}>;

/** The look of a button of the contact bar: the label below its icon, so that several fit the narrowest phone. */
export function ContactButton({ icon, look, children }: ContactButtonProps) {
  return (
    <Button data-look={look}>
      <Icon name={icon} />
      <span>{children}</span>
    </Button>
  );
}

const Button = styled.span`
  display: grid;
  place-items: center;
  align-content: center;
  min-height: ${control.l};
  border: 1px solid transparent;
  border-radius: ${radius.s};
  background: ${color.teal};
  color: ${color.white};
  font-size: ${size.caption};
  font-weight: 600;
  line-height: ${leading.snug};
  white-space: nowrap;

  &:hover {
    background: ${color.tealDark};
  }

  &[data-look='whatsapp'] {
    background: ${color.whatsapp};
  }

  &[data-look='whatsapp']:hover {
    background: ${color.whatsappDark};
  }

  &[data-look='light'] {
    background: ${color.mint};
    color: ${color.tealDark};
  }

  ${below.smallPhone} {
    font-size: ${size.tiny};
  }

  /* With very large text, the bar has room only for the icons: the labels are visually hidden. */
  @container (max-width: 17rem) {
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  /* So has the margin of wide screens. */
  ${from.wide} {
    width: ${control.m};
    min-height: ${control.m};
    border-radius: ${radius.pill};
    font-size: ${size.body};
    box-shadow: ${shadow.lifted};

    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

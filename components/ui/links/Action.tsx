import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { actionStyle } from '../style/actionStyle.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';

/** `primary`: the one thing to do here. `whatsapp`: opens a chat. `light`: on a dark ground. `quiet`: a link with an arrow, or with its own icon. */
export type ActionLook = 'primary' | 'secondary' | 'whatsapp' | 'light' | 'quiet';

export type ActionProps = Readonly<{
  /** A page of this site (`/contact`), a place on this page (`#booking`), or an outside address. */
  href: string;
  look?: ActionLook;
  /** Name of a Tabler icon before the label. */
  icon?: string;
  /** Makes the link open a new tab, and says so to screen readers. */
  newTab?: ReactNode;
  children: ReactNode;
}>;

/** A link that looks like what it does. */
export function Action({ href, look = 'primary', icon, newTab, children }: ActionProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>
        {children}
        {newTab && <VisuallyHidden> {newTab}</VisuallyHidden>}
      </span>
      {look === 'quiet' && !icon && <Icon name="arrow-right" />}
    </>
  );
  if (href.startsWith('/')) {
    return (
      <PageAction to={href} data-look={look}>
        {content}
      </PageAction>
    );
  }
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <OutsideAction href={href} data-look={look} {...tab}>
      {content}
    </OutsideAction>
  );
}

const PageAction = styled(PageLink)(actionStyle);
const OutsideAction = styled.a(actionStyle);

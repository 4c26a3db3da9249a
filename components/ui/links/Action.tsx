import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { actionStyle } from '../style/actionStyle.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';

/**
 * `primary`: the main action. `whatsapp`: opens a chat. `light`: for dark backgrounds. `quiet`: a link with an arrow or its own
 * icon.
 */
export type ActionLook = 'primary' | 'secondary' | 'whatsapp' | 'light' | 'quiet';

export type ActionProps = Readonly<{
  /** A page of this site (`/contact`), a fragment (`#booking`) or an external URL. */
  href: string;
  look?: ActionLook;
  /** Name of an icon before the label. */
  icon?: string;
  /** Opens the link in a new tab. Its label has to tell screen readers so. */
  newTab?: boolean;
  children: ReactNode;
}>;

/** A call-to-action link, styled as a button. */
export function Action({ href, look = 'primary', icon, newTab, children }: ActionProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
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
    <ExternalAction href={href} data-look={look} {...tab}>
      {content}
    </ExternalAction>
  );
}

const PageAction = styled(PageLink)(actionStyle);
const ExternalAction = styled.a(actionStyle);

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { actionStyle } from '../style/actionStyle.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';

/** `light`: for dark backgrounds. `quiet`: a link with an arrow or its own icon. */
export type ActionLook = 'primary' | 'secondary' | 'whatsapp' | 'light' | 'quiet';

export type ActionProps = Readonly<{
  /** The branch that it is about, if the browser may put another in its place: `site/pages/shownBranches.ts`. */
  'data-clinic'?: string;
  /** A page of this site (`/contact`), a fragment (`#booking`) or another site. */
  href: string;
  look?: ActionLook;
  /** Before the label. */
  icon?: string;
  /** The label has to tell screen readers so. */
  newTab?: boolean;
  children: ReactNode;
}>;

/** A link styled as a button. */
export function Action({ href, look = 'primary', icon, newTab, children, ...mark }: ActionProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {look === 'quiet' && !icon && <Icon name="arrow-right" />}
    </>
  );
  if (href.startsWith('/')) {
    return (
      <PageAction to={href} data-look={look} {...mark}>
        {content}
      </PageAction>
    );
  }
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <ExternalAction href={href} data-look={look} {...tab} {...mark}>
      {content}
    </ExternalAction>
  );
}

const PageAction = styled(PageLink)(actionStyle);
const ExternalAction = styled.a(actionStyle);

import type { LinkName } from '../../renderer/i18n/linkName.ts';
import { Action, type ActionProps } from '../ui/links/Action.tsx';
import { LinkLabel } from './LinkLabel.tsx';

type ExternalLinkProps = Omit<ActionProps, 'newTab'> & Pick<LinkName, 'directionsTo' | 'about'>;

/** A link to an external service. It opens in a new tab and tells screen readers so. */
export function ExternalLink({ children, directionsTo, about, ...action }: ExternalLinkProps) {
  return (
    <Action {...action} newTab>
      <LinkLabel directionsTo={directionsTo} about={about} newTab>
        {children}
      </LinkLabel>
    </Action>
  );
}

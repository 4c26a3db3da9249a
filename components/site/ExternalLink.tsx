import { useWords } from '../../renderer/context/useWords.tsx';
import { Action, type ActionProps } from '../ui/links/Action.tsx';

export type ExternalLinkProps = Omit<ActionProps, 'newTab'>;

/**
 * A link to an external service (WhatsApp, maps, booking portal, Instagram). It opens in a new tab and tells screen readers so.
 */
export function ExternalLink(props: ExternalLinkProps) {
  const words = useWords('common');
  return <Action {...props} newTab={words.text('actions.newTab')} />;
}

import { useWords } from '../../renderer/context/useWords.tsx';
import { Action, type ActionProps } from '../ui/links/Action.tsx';

export type ExternalLinkProps = Omit<ActionProps, 'newTab'>;

/** A link to another service that opens in a new tab, and says so to screen readers: WhatsApp, maps, booking portal, Instagram. */
export function ExternalLink(props: ExternalLinkProps) {
  const words = useWords('common');
  return <Action {...props} newTab={words.text('actions.newTab')} />;
}

import { mapsSearchLink, telLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import { ExternalLink } from '../site/LinkLabel.tsx';
import type { ActionProps } from '../ui/links/Action.tsx';
import { Action, type ActionLook } from '../ui/links/Action.tsx';
import { PageLink } from '../ui/links/PageLink.tsx';

/** "Book Appointment": a link to /contact. */
export function BookAction({ look = 'primary' }: Readonly<{ look?: ActionLook }>) {
  const words = useWords('common');
  return (
    <Action href={pathOf('contact')} look={look} icon="calendar">
      {words.text('actions.bookAppointment')}
    </Action>
  );
}

type CallActionsProps = Readonly<{
  branches: readonly Branch[];
  look?: ActionLook;
  withNumber?: boolean;
}>;

/** A call button per branch. */
export function CallActions({ branches, look = 'secondary', withNumber = false }: CallActionsProps) {
  const words = useWords('common');
  const local = useLocalWords();
  return branches.map(({ id, name, phone }) => {
    const branch = local.plain(name);
    return (
      <Action key={id} href={telLink(phone)} look={look} icon="phone">
        {withNumber
          ? words.text('actions.callNumber', { branch, phone: formatPhone(phone) })
          : words.text('actions.call', { branch })}
      </Action>
    );
  });
}

type DirectionsLinkProps = Readonly<{ branch: Pick<Branch, 'name' | 'maps'> }> & Pick<ActionProps, 'look' | 'icon'>;

/** A link to a branch on the map. Screen readers hear which branch. */
export function DirectionsLink({ branch, ...action }: DirectionsLinkProps) {
  const words = useWords('common');
  const local = useLocalWords();
  return (
    <ExternalLink {...action} href={mapsSearchLink(branch.maps.directions)} directionsTo={local.plain(branch.name)}>
      {words.text('actions.getDirections')}
    </ExternalLink>
  );
}

/** A link to all branches, for lists that are cut. */
export function AllBranchesLink() {
  return <PageLink to={pathOf('contact')}>{useWords('common').text('allBranches')}</PageLink>;
}

import { mapsSearchLink } from '../../branches/model/links.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { ExternalLink } from '../site/ExternalLink.tsx';
import type { ActionProps } from '../ui/links/Action.tsx';

export type DirectionsLinkProps = Readonly<{ branch: Pick<Branch, 'name' | 'maps'> }> &
  Pick<ActionProps, 'look' | 'icon'>;

/** "Get Directions": a link to a branch on the map. Screen readers hear which branch. */
export function DirectionsLink({ branch, ...action }: DirectionsLinkProps) {
  const words = useWords('common');
  const local = useLocalWords();
  return (
    <ExternalLink {...action} href={mapsSearchLink(branch.maps.directions)} directionsTo={local.plain(branch.name)}>
      {words.text('actions.getDirections')}
    </ExternalLink>
  );
}

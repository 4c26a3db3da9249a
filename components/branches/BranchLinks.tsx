import styled from '@emotion/styled';
import { telLink } from '../../branches/model/links.ts';
import { mapsLink } from '../../branches/model/maps.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';
import { ExternalLink } from '../site/LinkLabel.tsx';
import type { ActionProps } from '../ui/links/Action.tsx';
import { Action, type ActionLook } from '../ui/links/Action.tsx';
import { PageLink } from '../ui/links/PageLink.tsx';
import { size, space } from '../ui/style/tokens.ts';

/** "Book Appointment": a link to /contact. */
export function BookAction({ look = 'primary' }: Readonly<{ look?: ActionLook }>) {
  const { t } = useTranslation('common');
  return (
    <Action href={pathOf('contact')} look={look} icon="calendar">
      {t('actions.bookAppointment')}
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
  const { t } = useTranslation('common');
  const local = useLocalText();
  return branches.map(({ id, name, phone }) => {
    const branch = local(name);
    return (
      <Action key={id} href={telLink(phone)} look={look} icon="phone">
        {withNumber ? t('actions.callNumber', { branch, phone: formatPhone(phone) }) : t('actions.call', { branch })}
      </Action>
    );
  });
}

/** A link per branch that calls it, side by side. */
export function QuietCalls() {
  const { branches } = useSite();
  return (
    <Row>
      <CallActions branches={branches} look="quiet" />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  font-size: ${size.small};
`;

type DirectionsLinkProps = Readonly<{ branch: Pick<Branch, 'name' | 'maps'> }> & Pick<ActionProps, 'look' | 'icon'>;

/** A link to a branch on the map. Screen readers hear which branch. */
export function DirectionsLink({ branch, ...action }: DirectionsLinkProps) {
  const { t } = useTranslation('common');
  const local = useLocalText();
  return (
    <ExternalLink {...action} href={mapsLink(branch.maps.directions)} directionsTo={local(branch.name)}>
      {t('actions.getDirections')}
    </ExternalLink>
  );
}

/** A link to all branches, for lists that are cut. */
export function AllBranchesLink() {
  const { t } = useTranslation('common');
  return <PageLink to={pathOf('contact')}>{t('allBranches')}</PageLink>;
}

import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { telLink } from '../../branches/model/links.ts';
import { mapsLink } from '../../branches/model/maps.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { clinicPath, pathOf } from '../../site/pages/routes.ts';
import { ExternalLink } from '../site/LinkLabel.tsx';
import { ActionRow } from '../ui/layout/Section.tsx';
import type { ActionProps } from '../ui/links/Action.tsx';
import { Action, type ActionLook } from '../ui/links/Action.tsx';
import { PageLink } from '../ui/links/PageLink.tsx';
import { color, from, space } from '../ui/style/tokens.ts';
import { OpenStatus } from './OpenStatus.tsx';
import { useOfferingBranches, useShownBranches } from './useShownBranches.ts';

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
}> &
  Pick<ActionProps, 'data-clinic'>;

/** A call button per branch, which says whether anybody answers. */
export function CallActions({ branches, look = 'secondary', withNumber = false, ...mark }: CallActionsProps) {
  const { t } = useTranslation('common');
  const local = useLocalText();
  return branches.map((one) => {
    const { id, name, phone } = one;
    const branch = local(name);
    return (
      <Action key={id} href={telLink(phone)} look={look} icon="phone" {...mark}>
        {withNumber ? t('actions.callNumber', { branch, phone: formatPhone(phone) }) : t('actions.call', { branch })}
        <OpenStatus branch={one} />
      </Action>
    );
  });
}

type CallBranchesProps = Pick<CallActionsProps, 'look' | 'withNumber'> &
  Readonly<{
    /** Without the link to all, on a page that has it at its top. */
    alone?: boolean;
  }>;

/** A call button per branch that the page shows, and a link to all of them, if they are too many. */
export function CallBranches({ look, withNumber, alone }: CallBranchesProps) {
  const { branches, all, mark } = useOfferingBranches();
  return (
    <>
      <CallActions branches={branches} look={look} withNumber={withNumber} {...mark} />
      {all && !alone && <AllBranchesAction look={look === 'light' ? 'light' : 'quiet'} />}
    </>
  );
}

/** "Book Appointment" and a call per branch that the page is about. Calling is the strong one while a branch is open. */
export function BookOrCall({ children }: Readonly<{ children?: ReactNode }>) {
  return (
    <Pair>
      <BookAction />
      <CallBranches />
      {children}
    </Pair>
  );
}

/** Among actions: the looks of calls and of booking change places, so that nothing moves. @param open the actions while calls are answered */
const strongCallsIn = (open: string) => css`
  ${open} > [href^='tel'] {
    background: ${color.teal};
    color: ${color.white};
  }

  ${open} > [data-look='primary'] {
    border-color: ${color.teal};
    background: ${color.white};
    color: ${color.tealDark};
  }
`;

/** While any branch is open. */
export const strongByHour = strongCallsIn("html[data-clinic='open'] &");

/** While the branch that the actions are about is open. */
export const strongByBranch = strongCallsIn('&:has([data-open])');

const Pair = styled(ActionRow)`
  ${strongByHour}

  /* Three or more do not fit in a row beside a picture: the first has its own, so that the last is not alone. */
  ${from.desktop} {
    [data-picture] & > :first-of-type:nth-last-of-type(n + 3) {
      flex-shrink: 0;
      max-width: 100%;
      margin-inline-end: 50%;
    }

    /* Two do. */
    [data-picture] & > [href^='tel'] {
      padding-inline: ${space.s};
    }
  }
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

/** Of many branches, links to the page of the one that is shown, and to all. */
export function BranchDetails() {
  const { branches, mark } = useShownBranches();
  const { t } = useTranslation('common');
  const local = useLocalText();
  return (
    <ActionRow>
      {branches.map(({ id, name }) => (
        <Action key={id} href={clinicPath(id)} look="secondary" icon="building" {...mark}>
          {t('branchDetails', { branch: local(name) })}
        </Action>
      ))}
      <AllBranchesAction />
    </ActionRow>
  );
}

/** A link to all branches, for lists that are cut. */
export function AllBranchesLink() {
  const { to, label } = useAllBranches();
  return <PageLink to={to}>{label}</PageLink>;
}

/** The same as a button. */
export function AllBranchesAction({ look = 'quiet' }: Pick<ActionProps, 'look'>) {
  const { to, label } = useAllBranches();
  return (
    <Action href={to} look={look} icon="map-pin">
      {label}
    </Action>
  );
}

function useAllBranches() {
  const { branches } = useSite();
  const { all = pathOf('contact') } = useShownBranches();
  const { t } = useTranslation('common');
  // Texts about a treatment count only those that offer it.
  return { to: all, label: t('allBranches', { count: branches.length }) };
}

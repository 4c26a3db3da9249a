import type { ReactNode } from 'react';
import { telLink, whatsappLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { Branch, SiteModel, Weekday } from '../../branches/model/siteModel.ts';
import { DirectionsLink } from '../../components/branches/DirectionsLink.tsx';
import { HoursExceptions } from '../../components/branches/HoursExceptions.tsx';
import { OpenStatus } from '../../components/branches/OpenStatus.tsx';
import { PostalAddress } from '../../components/branches/PostalAddress.tsx';
import { LinkLabel } from '../../components/site/LinkLabel.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { contactCardPath } from '../../renderer/site/contactCards.ts';
import { bookingPath } from '../../renderer/site/routes.ts';
import { compareHours } from './compareHours.ts';
import { EmailLink } from './EmailLink.tsx';
import { Shifts } from './Shifts.tsx';

/** A column of the branch table. */
export type BranchFact = Readonly<{
  id: string;
  icon: string;
  /** The heading as plain text, for an attribute. */
  label: string;
  heading: ReactNode;
  /** Renders the fact of a branch. */
  at: (branch: Branch) => ReactNode;
}>;

/** The facts about each branch, in table order. A branch without an email address of its own shows the clinic's. */
export function useBranchFacts({ branches, clinic }: SiteModel): readonly BranchFact[] {
  const words = useWords('contact');
  const common = useWords('common');
  const { language } = usePage();
  const local = useLocalWords();
  const day = (weekday: Weekday) => common.plain(`days.${weekday}`);
  const branchName = ({ name }: Branch) => ({ branch: local.plain(name) });
  const named = (key: Parameters<typeof words.text>[0]) => ({ label: words.plain(key), heading: words.text(key) });
  return [
    {
      id: 'area',
      icon: 'building',
      ...named('details.area'),
      at: ({ area, region }) => (
        <>
          {local.text(area)}, {local.text(region)}
        </>
      ),
    },
    {
      id: 'address',
      icon: 'map-pin',
      ...named('details.address'),
      at: (branch) => (
        <>
          <PostalAddress branch={branch} />
          <DirectionsLink branch={branch} look="quiet" />
        </>
      ),
    },
    {
      id: 'phone',
      icon: 'phone',
      ...named('details.phones'),
      at: (branch) => (
        <>
          <a href={telLink(branch.phone)}>
            <LinkLabel action={common.plain('actions.call', branchName(branch))}>{formatPhone(branch.phone)}</LinkLabel>
          </a>
          <OpenStatus branch={branch} />
          <div>
            <a href={contactCardPath(branch, language)} download>
              <LinkLabel about={local.plain(branch.name)}>{words.text('details.saveNumber')}</LinkLabel>
            </a>
          </div>
        </>
      ),
    },
    {
      id: 'whatsapp',
      icon: 'brand-whatsapp',
      ...named('details.whatsapp'),
      at: (branch) => (
        <a href={whatsappLink(branch.whatsapp)} target="_blank" rel="noopener noreferrer">
          <LinkLabel action={common.plain('actions.whatsapp', branchName(branch))} newTab>
            {formatPhone(branch.whatsapp)}
          </LinkLabel>
        </a>
      ),
    },
    {
      id: 'email',
      icon: 'mail',
      ...named('details.emails'),
      at: ({ email }) =>
        email ? (
          <EmailLink address={email} />
        ) : (
          <EmailLink address={clinic.email} note={words.text('details.general')} />
        ),
    },
    ...compareHours(branches).map(({ from, to }) => ({
      id: from,
      icon: 'clock',
      ...(from === to
        ? { label: day(from), heading: common.text(`days.${from}`) }
        : {
            label: common.plain('days.range', { from: day(from), to: day(to) }),
            heading: common.text('days.range', { from: day(from), to: day(to) }),
          }),
      at: ({ hours }: Branch) => <Shifts shifts={hours[from]} />,
    })),
    ...(branches.some(({ exceptions }) => exceptions.length > 0)
      ? [
          {
            id: 'exceptions',
            icon: 'calendar-event',
            label: common.plain('hours.exceptions'),
            heading: common.text('hours.exceptions'),
            at: (branch: Branch) => (
              <dl>
                <HoursExceptions branch={branch} />
              </dl>
            ),
          },
        ]
      : []),
    {
      id: 'booking',
      icon: 'calendar',
      ...named('details.booking'),
      at: (branch) => (
        <Action href={bookingPath(branch)} look="quiet">
          <LinkLabel about={local.plain(branch.name)}>{words.text('details.bookOnline')}</LinkLabel>
        </Action>
      ),
    },
  ];
}

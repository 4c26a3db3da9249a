import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { groupHours } from '../../branches/model/hours.ts';
import { mailtoLink, telLink, whatsappLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { Branch, SiteModel } from '../../branches/model/siteModel.ts';
import { type Shift, WEEKDAYS, type Weekday } from '../../branches/model/week.ts';
import { PostalAddress } from '../../components/branches/BranchAddress.tsx';
import { HoursExceptions } from '../../components/branches/BranchHours.tsx';
import { DirectionsLink } from '../../components/branches/BranchLinks.tsx';
import { OpenStatus } from '../../components/branches/OpenStatus.tsx';
import { LinkLabel } from '../../components/site/LinkLabel.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { color, size } from '../../components/ui/style/tokens.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useFigures, useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatShift } from '../../site/language/figures.ts';
import { contactCardPath } from '../../site/pages/contactCards.ts';
import { bookingPath } from '../../site/pages/routes.ts';

type BranchFact = Readonly<{
  id: string;
  icon: string;
  /** As plain text, for an attribute. */
  label: string;
  heading: ReactNode;
  at: (branch: Branch) => ReactNode;
}>;

/** The facts in table order. A branch without an email address shows the clinic's. */
export function useBranchFacts({ branches, clinic }: SiteModel): readonly BranchFact[] {
  const { t } = useTranslation('contact');
  const { t: tCommon } = useTranslation('common');
  const { language } = usePage();
  const local = useLocalText();
  const day = (weekday: Weekday) => tCommon(`days.${weekday}`);
  const branchName = ({ name }: Branch) => ({ branch: local(name) });
  const named = (key: Parameters<typeof t>[0]) => ({ label: t(key), heading: t(key) });
  return [
    {
      id: 'area',
      icon: 'building',
      ...named('details.area'),
      at: ({ area, region }) => (
        <>
          {local(area)}, {local(region)}
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
            <LinkLabel action={tCommon('actions.call', branchName(branch))}>{formatPhone(branch.phone)}</LinkLabel>
          </a>
          <OpenStatus branch={branch} />
          <div>
            <a href={contactCardPath(branch, language)} download>
              <LinkLabel about={local(branch.name)}>{t('details.saveNumber')}</LinkLabel>
            </a>
          </div>
        </>
      ),
    },
    {
      id: 'whatsapp',
      icon: 'brand-whatsapp',
      ...named('details.whatsapp'),
      at: (branch) =>
        branch.whatsapp ? (
          <a href={whatsappLink(branch.whatsapp)} target="_blank" rel="noopener noreferrer">
            <LinkLabel action={tCommon('actions.whatsapp', branchName(branch))} newTab>
              {formatPhone(branch.whatsapp)}
            </LinkLabel>
          </a>
        ) : (
          '–'
        ),
    },
    {
      id: 'email',
      icon: 'mail',
      ...named('details.emails'),
      at: ({ email }) =>
        email ? <EmailLink address={email} /> : <EmailLink address={clinic.email} note={t('details.general')} />,
    },
    ...compareHours(branches).map(({ from, to }) => ({
      id: from,
      icon: 'clock',
      ...(from === to
        ? { label: day(from), heading: tCommon(`days.${from}`) }
        : {
            label: tCommon('days.range', { from: day(from), to: day(to) }),
            heading: tCommon('days.range', { from: day(from), to: day(to) }),
          }),
      at: ({ hours }: Branch) => <Shifts shifts={hours[from]} />,
    })),
    ...(branches.some(({ exceptions }) => exceptions.length > 0)
      ? [
          {
            id: 'exceptions',
            icon: 'calendar-event',
            label: tCommon('hours.exceptions'),
            heading: tCommon('hours.exceptions'),
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
          <LinkLabel about={local(branch.name)}>{t('details.bookOnline')}</LinkLabel>
        </Action>
      ),
    },
  ];
}

/** The shifts of a day, one per line, or that it is closed. */
function Shifts({ shifts }: Readonly<{ shifts: readonly Shift[] }>) {
  const figures = useFigures();
  const { t } = useTranslation('common');
  if (shifts.length === 0) return t('hours.closed');
  return shifts.map((shift) => <div key={shift.opens}>{figures.mark(formatShift(shift, figures.words))}</div>);
}

/** Consecutive weekdays, both included. */
type DayRange = Readonly<{ from: Weekday; to: Weekday }>;

/** Splits the week into the fewest ranges of days within which no branch's hours change. */
export function compareHours(branches: readonly Pick<Branch, 'hours'>[]): readonly DayRange[] {
  const starts = new Set(branches.flatMap(({ hours }) => groupHours(hours).map(({ from }) => from)));
  const ranges: DayRange[] = [];
  for (const day of WEEKDAYS) {
    const last = ranges.at(-1);
    if (last && !starts.has(day)) ranges[ranges.length - 1] = { ...last, to: day };
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

type EmailLinkProps = Readonly<{
  address: string;
  /** What the address is for. */
  note?: ReactNode;
}>;

/** Wraps after the @. */
export function EmailLink({ address, note }: EmailLinkProps) {
  const [before, after] = address.split('@');
  return (
    <>
      <a href={mailtoLink(address)}>
        <span>
          {before}@<wbr />
          {after}
        </span>
      </a>
      {note && <Note>{note}</Note>}
    </>
  );
}

const Note = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

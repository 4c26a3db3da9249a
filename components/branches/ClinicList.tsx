import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { branchesByDistrict } from '../../site/pages/branchesByDistrict.ts';
import { clinicPath } from '../../site/pages/routes.ts';
import { LinkLabel } from '../site/LinkLabel.tsx';
import { PageLink } from '../ui/links/PageLink.tsx';
import { color, control, from, size, space } from '../ui/style/tokens.ts';
import { PostalAddress, ShortAddress } from './BranchAddress.tsx';
import { BranchHours, sameHours } from './BranchHours.tsx';
import { ClinicChoice } from './ClinicChoice.tsx';
import { OpenStatus } from './OpenStatus.tsx';

type ClinicListProps = Readonly<{
  /** For readers without a connection: all that there is to know, instead of a link to it. */
  complete?: boolean;
}>;

/** Many branches by district, a row each. A row has only what is its own: hours that all share stand elsewhere. */
export function ClinicList({ complete = false }: ClinicListProps) {
  const { site, language } = usePage();
  const local = useLocalText();
  const Row = complete ? CompleteRow : LinkedRow;
  return (
    <Districts data-clinics="">
      {!complete && <ol data-nearest="" hidden />}
      {branchesByDistrict(site.branches, language).map(({ district, branches }) => (
        <section key={district.en}>
          <h3>{local(district)}</h3>
          <ul>
            {branches.map((branch) => (
              <Row key={branch.id} branch={branch} />
            ))}
          </ul>
        </section>
      ))}
    </Districts>
  );
}

type RowProps = Readonly<{ branch: Branch }>;

function LinkedRow({ branch }: RowProps) {
  const local = useLocalText();
  return (
    <li>
      <PageLink to={clinicPath(branch.id)}>{local(branch.name)}</PageLink>
      <OpenStatus branch={branch} />
      <p>
        <ShortAddress branch={branch} />
      </p>
      <p>{formatPhone(branch.phone)}</p>
      <ClinicChoice branch={branch} listed />
    </li>
  );
}

function CompleteRow({ branch }: RowProps) {
  const { site } = usePage();
  const { t } = useTranslation('common');
  const local = useLocalText();
  const name = local(branch.name);
  return (
    <li>
      <strong>{name}</strong>
      <p>{formatPhone(branch.phone)}</p>
      {branch.whatsapp && (
        <a href={whatsappLink(branch.whatsapp)}>
          <LinkLabel about={name}>{t('floatingContact.chat')}</LinkLabel>
        </a>
      )}
      <PostalAddress branch={branch} />
      {!sameHours(branch, site.primary) && <BranchHours branch={branch} />}
    </li>
  );
}

const Districts = styled.div`
  display: grid;
  gap: ${space.m} ${space.l};

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${from.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }

  h3 {
    margin-bottom: ${space.xxs};
    font-size: ${size.body};
  }

  ul,
  ol {
    padding: 0;
    list-style: none;
  }

  /* Sorted by nearness, row by row. */
  ol {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: inherit;
    column-gap: inherit;
  }

  ol:not([hidden]) ~ section {
    display: none;
  }

  /* The name and its button share a line. */
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space.s};
    padding-block: ${space.xxs} ${space.xs};
    border-top: 1px solid ${color.line};
  }

  li > :not(:first-child) {
    grid-column: 1 / -1;
  }

  [data-clinic-choice]:not(:has(> :first-child[hidden])) {
    grid-area: 1 / 2;
  }

  address,
  dl {
    font-size: ${size.small};
  }

  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }

  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: ${control.m};
    font-weight: 600;
  }
`;

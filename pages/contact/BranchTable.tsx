import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, control, from, raised, size, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { useBranchFacts } from './branchTableRows.tsx';

/** On screens that are not wide. */
const MAX_NARROW_BRANCHES = 3;

/**
 * Each row is a branch, so that keyboards and screen readers go through one branch after the other; it is displayed
 * as a box on small screens, as a column on large ones. It stays a table to them: only older versions of Safari forget that when
 * its `display` changes, and read the cells in order, with their labels.
 */
export function BranchTable() {
  const site = useSite();
  const { t } = useTranslation('contact');
  const local = useLocalText();
  const facts = useBranchFacts(site);
  return (
    <Table aria-label={t('details.title')} factCount={facts.length} many={site.branches.length > MAX_NARROW_BRANCHES}>
      <thead>
        <tr>
          <th scope="col">{t('details.clinic')}</th>
          {facts.map(({ id, icon, heading }) => (
            <th key={id} scope="col">
              <Icon name={icon} />
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {site.branches.map((branch) => (
          <tr key={branch.id}>
            <th scope="row">{local(branch.name)}</th>
            {facts.map(({ id, label, at }) => (
              <td key={id} data-label={label}>
                <div>{at(branch)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type BranchTableLook = Readonly<{
  factCount: number;
  /** Whether there are more branches than fit side by side. */
  many: boolean;
}>;

const branchTableStyle = ({ factCount, many }: BranchTableLook) => css`
  display: block;
  font-variant-numeric: tabular-nums;

  th {
    text-align: start;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${control.m};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  /* In a box, each cell shows its own label. */
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tbody {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
    gap: ${space.m};
  }

  tbody tr {
    display: block;
    padding: ${space.s} ${space.m};
    border: 1px solid ${color.line};
    ${raised}
    break-inside: avoid;
  }

  tbody th {
    display: block;
    padding-block: ${space.s};
    font-size: ${size.h3};
  }

  td {
    display: block;
    padding: ${space.xs} 0;
    border-top: 1px solid ${color.line};
  }

  td::before {
    content: attr(data-label);
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }

  /* Not the addresses of phone links, the booking and download links. */
  @media print {
    && td a[href]::after {
      content: none;
    }

    && td:last-of-type,
    a[download] {
      display: none;
    }
  }

  ${many ? from.wide : from.desktop} {
    display: grid;
    grid-template: repeat(${factCount + 1}, auto) / fit-content(14rem);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    overflow: hidden;
    border: 1px solid ${color.line};
    ${raised}

    thead,
    tbody,
    && tr {
      display: contents;
    }

    th,
    td {
      display: flex;
      align-items: center;
      gap: ${space.s};
      min-height: ${control.xl};
      padding: ${space.xs} ${many ? space.s : space.m};
      border: 0;
      font-size: ${many ? size.small : size.body};
    }

    tbody th {
      display: flex;
      padding-block: ${space.xs};
      font-size: ${many ? size.body : size.h3};
    }

    tr > :not(:last-child) {
      border-bottom: 1px solid ${color.line};
    }

    tr > :first-child {
      background: ${color.mint};
    }

    thead th {
      color: ${color.inkSoft};
      font-size: ${size.small};
      font-weight: 600;
    }

    td::before {
      content: none;
    }
  }
`;

const Table = styled.table<BranchTableLook>(branchTableStyle);

import styled from '@emotion/styled';
import { Icon } from '../../components/ui/Icon.tsx';
import { color, control, from, radius, shadow, size, space } from '../../components/ui/tokens.ts';
import { useSite } from '../../renderer/PageContext.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';
import { useBranchFacts } from './branchFacts.tsx';

/** So many columns fit beside each other before the screen is wide. */
const FEW = 3;

/** Browsers forget what a table is made of where it is not drawn as one. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  branch: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * All branches at a glance. A row of the table is a branch, so that on every screen the keyboard and a screen reader go through
 * one branch after the other: on small screens a row is drawn as a box, on large ones as a column.
 */
export function BranchTable() {
  const site = useSite();
  const words = useWords('contact');
  const local = useLocalWords();
  const facts = useBranchFacts(site);
  return (
    <Table
      {...ROLES.table}
      aria-label={words.plain('details.title')}
      factCount={facts.length}
      many={site.branches.length > FEW}
    >
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          <th {...ROLES.column} scope="col">
            {words.text('details.clinic')}
          </th>
          {facts.map(({ id, icon, label }) => (
            <th key={id} {...ROLES.column} scope="col">
              <Icon name={icon} />
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {site.branches.map((branch) => (
          <tr key={branch.id} {...ROLES.row}>
            <th {...ROLES.branch} scope="row">
              {local.text(branch.name)}
            </th>
            {facts.map(({ id, label, at }) => (
              <td key={id} {...ROLES.cell} data-label={label}>
                <div>{at(branch)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Look = Readonly<{ factCount: number; many: boolean }>;

const Table = styled.table<Look>`
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

  /* In a box every fact says its own name. */
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
    border-radius: ${radius.m};
    background: ${color.white};
    box-shadow: ${shadow.soft};
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
    color: ${color.inkSoft};
    font-size: ${size.small};
  }

  ${from.phone} {
    td {
      display: grid;
      grid-template-columns: minmax(0, 6fr) minmax(0, 11fr);
      gap: ${space.s};
      align-items: baseline;
    }
  }

  /* A number is its own address, and nobody can book on paper. */
  @media print {
    && td a[href]::after {
      content: none;
    }

    && td:last-of-type {
      display: none;
    }
  }

  ${({ many }) => (many ? from.wide : from.desktop)} {
    display: grid;
    grid-template: repeat(${({ factCount }) => factCount + 1}, auto) / fit-content(14rem);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.white};
    box-shadow: ${shadow.soft};

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
      padding: ${space.xs} ${({ many }) => (many ? space.s : space.m)};
      border: 0;
      font-size: ${({ many }) => (many ? size.small : size.body)};
    }

    tbody th {
      display: flex;
      padding-block: ${space.xs};
      font-size: ${({ many }) => (many ? size.body : size.h3)};
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

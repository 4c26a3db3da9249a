import styled from '@emotion/styled';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { useBranchFacts } from './branchFacts.tsx';
import { type BranchTableLook, branchTableStyle } from './branchTableStyle.ts';

/** How many columns fit before the screen is wide. */
const FEW = 3;

/** Browsers drop a table's semantics when it is not displayed as one. */
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
          {facts.map(({ id, icon, heading }) => (
            <th key={id} {...ROLES.column} scope="col">
              <Icon name={icon} />
              {heading}
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

const Table = styled.table<BranchTableLook>(branchTableStyle);

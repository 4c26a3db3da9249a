import styled from '@emotion/styled';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { useBranchFacts } from './branchFacts.tsx';
import { type BranchTableLook, branchTableStyle } from './branchTableStyle.ts';

/** How many branches fit side by side on screens that are not wide. */
const MAX_NARROW_BRANCHES = 3;

/** Explicit, because browsers drop a table's semantics if its `display` changes. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  branch: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * A table of all branches. Each row is a branch, so that keyboard and screen reader users go through one branch after the
 * other on every screen; a row is displayed as a box on small screens and as a column on large ones.
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
      many={site.branches.length > MAX_NARROW_BRANCHES}
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

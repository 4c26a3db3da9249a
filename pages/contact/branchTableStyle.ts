import { css } from '@emotion/react';
import { color, control, from, radius, shadow, size, space } from '../../components/ui/style/tokens.ts';

/** What the table's layout depends on. */
export type BranchTableLook = Readonly<{
  factCount: number;
  /** Whether there are more branches than fit side by side on screens that are not wide. */
  many: boolean;
}>;

/** A box per branch on small screens, a column per branch on large ones. */
export const branchTableStyle = ({ factCount, many }: BranchTableLook) => css`
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
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }

  /* Omits the addresses of phone links, and the booking and download links. */
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

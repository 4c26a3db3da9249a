import styled from '@emotion/styled';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { below, color, leading, measure, size, space } from '../ui/style/tokens.ts';

const WAYS = ['aligners', 'braces'] as const;

/** The two ways to straighten teeth, side by side. On phones each topic stands above its two cells. */
export function AlignersOrBraces() {
  const { t, list } = useTranslation('clear-aligners');
  return (
    <Table aria-label={t('about.title')}>
      <thead>
        <tr>
          <td />
          {WAYS.map((way) => (
            <th key={way} scope="col">
              {t(`compare.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list('compare.rows').map((row) => (
          <tr key={row}>
            <th scope="row">{t(`${row}.topic`)}</th>
            {WAYS.map((way) => (
              <td key={way}>{t(`${row}.${way}`)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  max-width: ${measure.text};
  margin-top: ${space.m};
  border-collapse: collapse;
  line-height: ${leading.snug};

  th,
  td {
    padding: ${space.s};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    color: ${color.tealDark};
  }

  tbody tr {
    border-top: 1px solid ${color.line};
  }

  tbody th {
    padding-inline-start: 0;
    font-size: ${size.small};
    overflow-wrap: break-word;
  }

  ${below.tablet} {
    &,
    thead,
    tbody {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: ${space.xxs} ${space.s};
      padding-block: ${space.s};
    }

    th,
    td {
      padding: 0;
    }

    thead td {
      display: none;
    }

    tbody th {
      grid-column: 1 / -1;
      color: ${color.inkSoft};
    }
  }
`;

import styled from '@emotion/styled';
import { Grid } from '../../components/ui/Grid.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { color, radius, shadow, size, space } from '../../components/ui/tokens.ts';
import { useWords } from '../../renderer/useWords.tsx';

/** Each belief, marked as wrong by word and sign, above the fact, marked as right. */
export function MythList() {
  const words = useWords('dental-myths');
  return (
    <Grid data-min="broad">
      {words.list('myths').map((key) => (
        <Item key={key}>
          <h2>
            <Label data-kind="myth">
              <Icon name="circle-x" />
              {words.text('labels.myth')}
            </Label>{' '}
            {words.text(`${key}.myth`)}
          </h2>
          <div>
            <Label data-kind="fact">
              <Icon name="circle-check" />
              {words.text('labels.fact')}
            </Label>
            <p>{words.text(`${key}.fact`)}</p>
          </div>
        </Item>
      ))}
    </Grid>
  );
}

/* Two rows of the grid, so that neighbours' facts begin on the same line. */
const Item = styled.li`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  h2,
  div {
    padding: ${space.m};
  }

  h2 {
    background: ${color.coralSoft};
    font-size: ${size.h3};
    letter-spacing: 0;
  }

  p {
    margin-top: ${space.xs};
  }

  @media print {
    break-inside: avoid;
    box-shadow: none;
  }
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font-size: ${size.small};
  font-weight: 700;

  &[data-kind='myth'] {
    margin-bottom: ${space.xs};
    color: ${color.coral};
  }

  &[data-kind='fact'] {
    color: ${color.teal};
  }
`;

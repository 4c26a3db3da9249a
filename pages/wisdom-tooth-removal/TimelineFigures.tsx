import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, leading, radius, size, space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

export type TimelineFiguresProps = Readonly<{ title: ReactNode; time?: ReactNode; price?: ReactNode }>;

/** A stage of a treatment, with its duration and cost if it has them. */
export function TimelineFigures({ title, time, price }: TimelineFiguresProps) {
  const common = useWords('common');
  return (
    <Box>
      <h3>{title}</h3>
      <dl>
        {time && (
          <div>
            <dt>
              <Icon name="clock" />
              {common.text('servicePage.duration')}
            </dt>
            <dd>{time}</dd>
          </div>
        )}
        {price && (
          <div>
            <dt>
              <Icon name="cash" />
              {common.text('servicePage.cost')}
            </dt>
            <dd>{price}</dd>
          </div>
        )}
      </dl>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.white};

  h3 {
    font-size: ${size.body};
  }

  dl {
    display: grid;
    gap: ${space.s};
  }

  dt {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    color: ${color.teal};
    font-size: ${size.small};
    font-weight: 600;
  }

  dd {
    font-size: ${size.h3};
    font-weight: 700;
    line-height: ${leading.snug};
  }

  @media print {
    padding: 0;
  }
`;

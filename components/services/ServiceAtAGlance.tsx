import styled from '@emotion/styled';
import { useWords } from '../../renderer/context/useWords.tsx';
import type { ServiceId } from '../../renderer/site/services.ts';
import { FigureTiles } from '../ui/cards/FigureTiles.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { color, from, radius, shadow, size, space } from '../ui/style/tokens.ts';
import { useServiceFigures } from './useServiceFigures.ts';

export type ServiceAtAGlanceProps = Readonly<{
  id: ServiceId;
  /** What it says in sentences, below the figures of the service. */
  topics: readonly ('duration' | 'cost' | 'feels' | 'after')[];
}>;

/** What most patients ask first: visits, time and cost, what it feels like, and what happens afterwards. */
export function ServiceAtAGlance({ id, topics }: ServiceAtAGlanceProps) {
  const words = useWords(id);
  const common = useWords('common');
  const figures = useServiceFigures(id, 'page');
  return (
    <Container>
      <Panel>
        <h2>{common.text('servicePage.atAGlance')}</h2>
        {figures.length > 0 && (
          <FigureTiles
            figures={figures.map(({ label, icon, value }) => ({
              icon,
              label: common.text(`servicePage.${label}`),
              value,
            }))}
          />
        )}
        <Sentences>
          {topics.map((topic) => (
            <div key={topic}>
              <dt>{common.text(`servicePage.${topic}`)}</dt>
              <dd>{words.text(`glance.${topic}`)}</dd>
            </div>
          ))}
        </Sentences>
      </Panel>
    </Container>
  );
}

/* Overlaps the lower edge of the hero. */
const Panel = styled.section`
  display: grid;
  gap: ${space.m};
  position: relative;
  margin-top: calc(-1 * ${space.l});
  padding: ${space.panel};
  border-radius: ${radius.l};
  background: ${color.white};
  box-shadow: ${shadow.lifted};

  h2 {
    font-size: ${size.h3};
  }

  @media print {
    margin-top: 0;
    padding: 0;
  }
`;

const Sentences = styled.dl`
  display: grid;
  gap: ${space.s} ${space.l};

  dt {
    font-weight: 700;
  }

  dd {
    color: ${color.inkSoft};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    row-gap: ${space.m};
  }
`;

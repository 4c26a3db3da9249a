import styled from '@emotion/styled';
import { formatFigures } from '../../renderer/figures.ts';
import { usePage } from '../../renderer/PageContext.ts';
import { type DetailedServiceId, SERVICES } from '../../renderer/services.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { Container } from '../ui/Container.tsx';
import { FigureTiles } from '../ui/FigureTiles.tsx';
import { color, from, radius, shadow, size, space } from '../ui/tokens.ts';

export type ServiceGlanceProps = Readonly<{ id: DetailedServiceId }>;

/** What most patients ask first: visits, time and cost where they are known, what it feels like, and what comes afterwards. */
export function ServiceGlance({ id }: ServiceGlanceProps) {
  const { site, translator } = usePage();
  const words = useWords(id);
  const common = useWords('common');
  const treatment = SERVICES.find((service) => service.id === id)?.treatment;
  const known = treatment ? formatFigures(site.clinic.treatments[treatment].page, translator) : {};
  const figures = [
    { icon: 'calendar-event', label: common.text('servicePage.sittings'), value: known.sittings },
    {
      icon: 'clock',
      label: common.text('servicePage.duration'),
      value: known.minutes ?? known.days ?? known.months,
    },
    { icon: 'cash', label: common.text('servicePage.cost'), value: known.price },
  ].filter(({ value }) => value !== undefined);

  return (
    <Container>
      <Panel>
        <h2>{common.text('servicePage.atAGlance')}</h2>
        {figures.length > 0 && <FigureTiles figures={figures} />}
        <Sentences>
          <dt>{common.text('servicePage.feels')}</dt>
          <dd>{words.text('glance.feels')}</dd>
          <dt>{common.text('servicePage.after')}</dt>
          <dd>{words.text('glance.after')}</dd>
        </Sentences>
      </Panel>
    </Container>
  );
}

/* The panel lies on the lower edge of the opening band. */
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
  gap: ${space.xxs} ${space.l};

  dt {
    font-weight: 700;
  }

  dd {
    color: ${color.inkSoft};
  }

  dd + dt {
    margin-top: ${space.xs};
  }

  ${from.tablet} {
    grid-auto-flow: column;
    grid-template: auto auto / 1fr 1fr;

    dd + dt {
      margin-top: 0;
    }
  }
`;

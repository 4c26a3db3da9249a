import styled from '@emotion/styled';
import { useWords } from '../../renderer/context/useWords.tsx';
import type { DetailedService } from '../../renderer/site/services.ts';
import { BookAction } from '../branches/BookAction.tsx';
import { SplitSection } from '../ui/layout/SplitSection.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { Steps } from '../ui/lists/Steps.tsx';
import { color, measure, radius, space } from '../ui/style/tokens.ts';

export type ServiceStepsProps = Readonly<{ id: DetailedService['id'] }>;

/** The steps of a treatment, with its duration and cost. */
export function ServiceSteps({ id }: ServiceStepsProps) {
  const words = useWords(id);
  return (
    <SplitSection
      id="treatment"
      background="mint"
      title={words.text('treatment.title')}
      intro={words.text('treatment.intro')}
      aside={
        <Figures>
          <p>
            <Icon name="clock" />
            <span>{words.text('glance.duration')}</span>
          </p>
          <p>
            <Icon name="cash" />
            <span>{words.text('glance.cost')}</span>
          </p>
          <BookAction />
        </Figures>
      }
    >
      <Steps
        steps={words.list('treatment.steps').map((key) => ({
          title: words.text(`${key}.title`),
          text: words.text(`${key}.text`),
        }))}
      />
    </SplitSection>
  );
}

const Figures = styled.div`
  display: grid;
  gap: ${space.s};
  max-width: ${measure.narrow};
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.white};

  p {
    display: flex;
    gap: ${space.s};
  }

  p svg {
    margin-top: 0.1em;
    color: ${color.teal};
  }

  @media print {
    padding: 0;
  }
`;

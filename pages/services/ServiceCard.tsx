import styled from '@emotion/styled';
import { LinkLabel } from '../../components/site/LinkLabel.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { below, color, from, radius, shadow, space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import type { Service } from '../../renderer/site/services.ts';
import { ServiceCardHeader } from './ServiceCardHeader.tsx';
import { ServiceCardPicture } from './ServiceCardPicture.tsx';

export type ServiceCardProps = Readonly<{ service: Service }>;

/** A summary of a service: picture, figures, description and actions. */
export function ServiceCard({ service }: ServiceCardProps) {
  const words = useWords('services');
  const common = useWords('common');
  const about = words.plain(`cards.${service.id}.title`);
  return (
    <Article>
      <ServiceCardPicture service={service} />
      <ServiceCardHeader service={service} />
      <p>{words.text(`cards.${service.id}.description`)}</p>
      <Actions>
        <Action href={pathOf('contact')}>
          <LinkLabel about={about}>{common.text('actions.book')}</LinkLabel>
        </Action>
        {service.showMoreDetails && (
          <Action href={service.subPage} look="secondary">
            <LinkLabel about={about}>{common.text('actions.moreDetails')}</LinkLabel>
          </Action>
        )}
      </Actions>
    </Article>
  );
}

/* A small picture beside the title on phones, a large one at the top on larger screens. */
const Article = styled.article`
  display: grid;
  grid-template: auto 1fr auto / min(6rem, 24vw) minmax(0, 1fr);
  gap: ${space.s};
  height: 100%;
  padding: ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  & > p {
    color: ${color.inkSoft};
  }

  ${below.tablet} {
    & > :nth-of-type(n + 3),
    & > p {
      grid-column: 1 / -1;
    }
  }

  ${from.tablet} {
    grid-template: auto auto 1fr auto / minmax(0, 1fr);
    padding: 0 ${space.m} ${space.m};
  }

  @media print {
    grid-template: none / minmax(0, 1fr);
    break-inside: avoid;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding-top: ${space.xs};

  @media print {
    display: none;
  }
`;

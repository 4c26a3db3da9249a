import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { PICTURE, Picture } from '../../components/site/Picture.tsx';
import { Action } from '../../components/ui/Action.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { color, control, radius, shadow, size, space } from '../../components/ui/tokens.ts';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { pathOf } from '../../renderer/routes.ts';
import type { Service } from '../../renderer/services.ts';
import { useWords } from '../../renderer/useWords.tsx';

export type ServiceCardProps = Readonly<{ service: Service }>;

/** A service in short: what it is for, its figures, and the ways on. */
export function ServiceCard({ service }: ServiceCardProps) {
  const words = useWords('services');
  const common = useWords('common');
  const title = words.text(`cards.${service.id}.title`);
  return (
    <Article>
      <Picture src={service.image} alt={words.plain(`cards.${service.id}.imageAlt`)} {...PICTURE.card} />
      <Body>
        <Badge>
          <Icon name={service.icon} />
        </Badge>
        <h2>
          <Link to={service.subPage}>{title}</Link>
        </h2>
        <p>{words.text(`cards.${service.id}.description`)}</p>
        <Actions>
          <Action href={pathOf('contact')}>
            {common.text('actions.book')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Action>
          {service.showMoreDetails && (
            <Action href={service.subPage} look="secondary">
              {common.text('actions.moreDetails')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Action>
          )}
        </Actions>
      </Body>
    </Article>
  );
}

const Article = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  height: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  img {
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }

  @media print {
    break-inside: avoid;

    picture {
      display: none;
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s};
  position: relative;
  padding: ${space.l} ${space.m} ${space.m};

  h2 {
    font-size: ${size.h3};
  }

  h2 a {
    text-decoration-thickness: 1px;
  }

  p {
    color: ${color.inkSoft};
  }
`;

/* Half on the picture, half on the text. */
const Badge = styled.span`
  display: grid;
  place-items: center;
  position: absolute;
  top: calc(${control.l} / -2);
  inset-inline-start: ${space.m};
  width: ${control.l};
  height: ${control.l};
  border: 3px solid ${color.white};
  border-radius: ${radius.s};
  background: ${color.teal};
  color: ${color.white};

  @media print {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: auto;
  padding-top: ${space.xs};
`;

import styled from '@emotion/styled';
import { useServiceFigures } from '../../components/services/useServiceFigures.ts';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { PageLink } from '../../components/ui/links/PageLink.tsx';
import { color, from, leading, size, space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import type { Service } from '../../renderer/site/services.ts';

export type ServiceCardHeaderProps = Readonly<{ service: Service }>;

/** The name of a service, linked to its page, and its figures. */
export function ServiceCardHeader({ service }: ServiceCardHeaderProps) {
  const words = useWords('services');
  const figures = useServiceFigures(service.id, 'card');
  return (
    <Head>
      <h2>
        <PageLink to={service.subPage}>{words.text(`cards.${service.id}.title`)}</PageLink>
      </h2>
      {figures.length > 0 && (
        <ul>
          {figures.map(({ icon, value }) => (
            <li key={icon}>
              <Icon name={icon} />
              {value}
            </li>
          ))}
        </ul>
      )}
    </Head>
  );
}

const Head = styled.div`
  align-self: center;

  h2 {
    font-size: ${size.h3};
  }

  h2 a {
    display: inline-block;
    padding-block: ${space.xxs};
    text-decoration-thickness: 1px;
  }

  ul {
    display: grid;
    gap: ${space.xxs};
    margin-top: ${space.xs};
    padding: 0;
    list-style: none;
    color: ${color.tealDark};
    font-size: ${size.small};
    font-weight: 600;
    line-height: ${leading.snug};
  }

  li {
    display: flex;
    gap: ${space.xs};
  }

  svg {
    width: 1.25em;
    height: 1.25em;
    color: ${color.teal};
  }

  ${from.tablet} {
    margin-top: ${space.m};
  }
`;

import styled from '@emotion/styled';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { SERVICES, type ServiceId } from '../../renderer/site/services.ts';
import { Section } from '../ui/layout/Section.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { PageLink } from '../ui/links/PageLink.tsx';
import { below, color, control, leading, notPrinted, radius, size, space } from '../ui/style/tokens.ts';

type OtherServicesProps = Readonly<{
  /** The service of this page. */
  except?: ServiceId;
}>;

export function OtherServices({ except }: OtherServicesProps) {
  const { t } = useTranslation('services');
  const { t: tCommon } = useTranslation('common');
  return (
    <ScreenOnly>
      <Section background="sand" title={tCommon('servicePage.otherServices')}>
        <Links>
          {SERVICES.filter((service) => service.id !== except).map((service) => (
            <li key={service.id}>
              <PageLink to={service.subPage}>
                <Icon name={service.icon} />
                {t(`cards.${service.id}.title`)}
              </PageLink>
            </li>
          ))}
        </Links>
      </Section>
    </ScreenOnly>
  );
}

const ScreenOnly = styled.div`
  ${notPrinted}
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${control.l};
    padding: ${space.xs} ${space.m};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.white};
    color: ${color.tealDark};
    font-weight: 600;
    line-height: ${leading.snug};
    text-decoration: none;
  }

  a:hover {
    border-color: ${color.teal};
    background: ${color.mint};
  }

  a:focus-visible {
    border-radius: ${radius.pill};
  }

  /* Several fit in a row on phones. */
  ${below.largePhone} {
    gap: ${space.xs};

    a {
      min-height: ${control.m};
      padding-inline: ${space.s};
      font-size: ${size.small};
    }

    svg {
      display: none;
    }
  }
`;

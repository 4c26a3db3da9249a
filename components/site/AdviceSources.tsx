import styled from '@emotion/styled';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatDay } from '../../site/language/figures.ts';
import type { AdviceNamespace } from '../../site/pages/clinical.ts';
import { Section } from '../ui/layout/Section.tsx';
import { color, control, size, space } from '../ui/style/tokens.ts';
import { LinkLabel } from './LinkLabel.tsx';

type AdviceSourcesProps = Readonly<{
  namespace: AdviceNamespace;
}>;

/** Where a page's advice comes from and, once a dentist has signed it off, who did so and when. */
export function AdviceSources({ namespace }: AdviceSourcesProps) {
  const { signature, translator } = usePage();
  const { link, list } = useTranslation(namespace);
  const { t: tCommon } = useTranslation('common');
  return (
    <Section>
      <Small>
        {signature && (
          <p>{tCommon('advice.reviewed', { dentist: signature.by, day: formatDay(signature.day, translator) })}</p>
        )}
        <h2>{tCommon('advice.sources')}</h2>
        <ul>
          {list('sources.items').map((key) => {
            const { href, label } = link(key);
            return (
              <li key={key}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  <LinkLabel newTab>{label}</LinkLabel>
                </a>
              </li>
            );
          })}
        </ul>
      </Small>
    </Section>
  );
}

const Small = styled.div`
  padding-top: ${space.m};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${size.small};

  h2 {
    font-size: inherit;
  }

  p {
    margin-bottom: ${space.s};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    gap: ${space.xxs};
    align-items: center;
    min-height: ${control.m};
  }
`;

import styled from '@emotion/styled';
import { SplitSection } from '../../components/ui/layout/Section.tsx';
import { color, size, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatPrice } from '../../renderer/i18n/figures.ts';

const PRICES = ['painDiagnosis', 'filling', 'rootCanal', 'extraction'] as const;

export function PainCosts() {
  const { prices } = useSite().clinic;
  const { t, rich } = useTranslation('tooth-pain-relief');
  const figures = useFigures();
  return (
    <SplitSection background="mint" title={t('costs.title')} intro={t('costs.intro')}>
      <List>
        {PRICES.map((price) => (
          <div key={price}>
            <dt>{t(`costs.rows.${price}`)}</dt>
            <dd>{figures.mark(formatPrice(prices[price], figures.words))}</dd>
            {price === 'extraction' && <dd>{rich('costs.extractionNote')}</dd>}
          </div>
        ))}
      </List>
      <Note>{t('costs.note')}</Note>
    </SplitSection>
  );
}

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const List = styled.dl`
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space.xxxs} ${space.m};
    padding-block: ${space.s};
    border-bottom: 1px solid ${color.line};
  }

  div:last-child {
    border-bottom: 0;
  }

  dd {
    color: ${color.tealDark};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  dd + dd {
    flex-basis: 100%;
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: 400;
  }
`;

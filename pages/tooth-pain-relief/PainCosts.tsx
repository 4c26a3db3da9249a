import styled from '@emotion/styled';
import { PriceList } from '../../components/services/PriceList.tsx';
import { SplitSection } from '../../components/ui/layout/Section.tsx';
import { color, size } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatPrice } from '../../site/language/figures.ts';

const PRICES = ['painDiagnosis', 'filling', 'rootCanal', 'extraction'] as const;

export function PainCosts() {
  const { prices } = useSite().clinic;
  const { t, rich } = useTranslation('tooth-pain-relief');
  const figures = useFigures();
  return (
    <SplitSection background="mint" title={t('costs.title')} intro={t('costs.intro')}>
      <PriceList
        rows={PRICES.map((price) => ({
          what: t(`costs.rows.${price}`),
          price: figures.mark(formatPrice(prices[price], figures.words)),
          note: price === 'extraction' && rich('costs.extractionNote'),
        }))}
      />
      <Note>{t('costs.note')}</Note>
    </SplitSection>
  );
}

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

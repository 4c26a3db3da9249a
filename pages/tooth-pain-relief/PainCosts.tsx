import styled from '@emotion/styled';
import { PriceList } from '../../components/services/PriceList.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { color, size } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

const PRICES = ['painDiagnosis', 'filling', 'rootCanal', 'extraction'] as const;

/** The costs of diagnosing and treating toothache. */
export function PainCosts() {
  const words = useWords('tooth-pain-relief');
  return (
    <SplitSection background="mint" title={words.text('costs.title')} intro={words.text('costs.intro')}>
      <PriceList
        rows={PRICES.map((price) => ({
          label: words.text(`costs.rows.${price}`),
          price,
          note: price === 'extraction' && words.rich('costs.extractionNote'),
        }))}
      />
      <Note>{words.text('costs.note')}</Note>
    </SplitSection>
  );
}

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

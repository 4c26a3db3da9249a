import styled from '@emotion/styled';
import { PriceList } from '../../components/site/PriceList.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { SplitSection } from '../../components/ui/SplitSection.tsx';
import { color, size } from '../../components/ui/tokens.ts';
import { useWords } from '../../renderer/useWords.tsx';

const PRICES = ['painDiagnosis', 'filling', 'rootCanal', 'extraction'] as const;

/** What finding and treating the cause of a toothache costs. */
export function PainCosts() {
  const words = useWords('tooth-pain-relief');
  return (
    <SplitSection ground="mint" title={words.text('costs.title')} intro={words.text('costs.intro')}>
      <Card>
        <PriceList rows={PRICES.map((price) => ({ label: words.text(`costs.rows.${price}`), price }))} />
        <Note>{words.text('costs.note')}</Note>
      </Card>
    </SplitSection>
  );
}

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

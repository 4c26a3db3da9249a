import styled from '@emotion/styled';
import { PriceList } from '../../components/site/PriceList.tsx';
import { FactList } from '../../components/ui/FactList.tsx';
import { Pair } from '../../components/ui/Pair.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { color, radius, size, space } from '../../components/ui/tokens.ts';
import { formatFigures } from '../../renderer/figures.ts';
import { usePage } from '../../renderer/PageContext.ts';
import { useWords } from '../../renderer/useWords.tsx';

const PRICES = ['wisdomCheck', 'wisdomSimple', 'wisdomSurgical'] as const;

/** How long a removal and the recovery take, beside what a removal costs. */
export function RemovalFigures() {
  const { site, translator } = usePage();
  const words = useWords('wisdom-tooth-removal');
  const { wisdomSimple, wisdomSurgical, wisdomRecovery } = site.clinic.treatments;
  const times = [
    { label: words.text('timeline.rows.simple'), value: formatFigures(wisdomSimple.page, translator).minutes },
    { label: words.text('timeline.rows.surgical'), value: formatFigures(wisdomSurgical.page, translator).minutes },
    { label: words.text('timeline.rows.recovery'), value: formatFigures(wisdomRecovery.page, translator).days },
  ];
  return (
    <Section ground="mint">
      <Pair>
        <Panel>
          <h2>{words.text('timeline.title')}</h2>
          <FactList facts={times.filter(({ value }) => value !== undefined)} />
          <p>{words.text('timeline.intro')}</p>
        </Panel>
        <Panel>
          <h2>{words.text('costs.title')}</h2>
          <PriceList rows={PRICES.map((price) => ({ label: words.text(`costs.rows.${price}`), price }))} />
          <p>
            {words.text('costs.intro')} {words.text('costs.note')}
          </p>
        </Panel>
      </Pair>
    </Section>
  );
}

const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.panel};
  border-radius: ${radius.l};
  background: ${color.white};

  & > p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

import { PriceList } from '../../components/services/PriceList.tsx';
import { SplitSection } from '../../components/ui/layout/Section.tsx';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatPrice } from '../../site/language/figures.ts';
import { SERVICES } from '../../site/pages/services.ts';

/** What comes before a treatment, and what has no service of its own. */
const BEFORE = ['painDiagnosis', 'filling', 'wisdomCheck'] as const;
const WISDOM = ['wisdomSimple', 'wisdomSurgical'] as const;

/** The list of all prices, each with what it is for. */
export function Fees() {
  const { prices, treatments, consultation } = useSite().clinic;
  const { t } = useTranslation('services');
  const figures = useFigures();
  const write = (price: Parameters<typeof formatPrice>[0]) => figures.mark(formatPrice(price, figures.words));
  const listed = (id: (typeof BEFORE | typeof WISDOM)[number]) => ({
    what: t(`fees.rows.${id}`),
    price: write(prices[id]),
  });
  return (
    <SplitSection id="fees" title={t('fees.title')} intro={t('fees.intro')} background="mint">
      <PriceList
        rows={[
          {
            what: t('fees.rows.consultation'),
            price: write({ exact: consultation.clinicPrice }),
            note: t('fees.notes.consultation'),
          },
          ...BEFORE.map(listed),
          ...SERVICES.map(({ id, treatment }) => {
            // The price list has the whole range for an extraction, its page where most teeth begin.
            const price =
              treatment === 'extraction' ? prices.extraction : treatment && treatments[treatment].page.price;
            return {
              what: t(`cards.${id}.title`),
              price: price ? write(price) : t('fees.afterExamination'),
              note: (treatment === 'kids' || treatment === 'extraction') && t(`fees.notes.${treatment}`),
            };
          }),
          ...WISDOM.map(listed),
        ]}
      />
    </SplitSection>
  );
}

import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { Disclosure, DisclosureList } from '../ui/layout/Disclosure.tsx';
import type { Background } from '../ui/layout/Section.tsx';
import { SplitSection } from '../ui/layout/Section.tsx';

type FaqSectionProps = Readonly<{
  namespace: 'contact' | 'online-free-consultations-and-appointments';
  background: Background;
}>;

/** Frequently asked questions, each with a collapsed answer. */
export function FaqSection({ namespace, background }: FaqSectionProps) {
  const { t, rich, list } = useTranslation(namespace);
  return (
    <SplitSection title={t('faq.title')} background={background}>
      <DisclosureList>
        {list('faq.items').map((key) => (
          <Disclosure key={key} summary={t(`${key}.question`)}>
            {rich(`${key}.answer`)}
          </Disclosure>
        ))}
      </DisclosureList>
    </SplitSection>
  );
}

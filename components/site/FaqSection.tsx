import { useWords } from '../../renderer/context/useWords.tsx';
import { Disclosure, DisclosureList } from '../ui/layout/Disclosure.tsx';
import type { Background } from '../ui/layout/Section.tsx';
import { SplitSection } from '../ui/layout/Section.tsx';

type FaqSectionProps = Readonly<{
  namespace: 'contact' | 'online-free-consultations-and-appointments';
  background: Background;
}>;

/** Frequently asked questions, each with a collapsed answer. */
export function FaqSection({ namespace, background }: FaqSectionProps) {
  const words = useWords(namespace);
  return (
    <SplitSection title={words.text('faq.title')} background={background}>
      <DisclosureList>
        {words.list('faq.items').map((key) => (
          <Disclosure key={key} summary={words.text(`${key}.question`)}>
            {words.rich(`${key}.answer`)}
          </Disclosure>
        ))}
      </DisclosureList>
    </SplitSection>
  );
}

import { useWords } from '../../renderer/context/useWords.tsx';
import { Disclosure } from '../ui/layout/Disclosure.tsx';
import type { Ground } from '../ui/layout/Section.tsx';
import { SplitSection } from '../ui/layout/SplitSection.tsx';
import { DisclosureList } from '../ui/lists/DisclosureList.tsx';

export type FaqSectionProps = Readonly<{
  /** The words file with `faq.title` and `faq.items`. */
  namespace: 'contact' | 'online-free-consultations-and-appointments';
  ground: Ground;
}>;

/** The questions of a page; each opens its answer. */
export function FaqSection({ namespace, ground }: FaqSectionProps) {
  const words = useWords(namespace);
  return (
    <SplitSection title={words.text('faq.title')} ground={ground}>
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

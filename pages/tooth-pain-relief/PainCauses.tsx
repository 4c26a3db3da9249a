import { Disclosure } from '../../components/ui/layout/Disclosure.tsx';
import { Prose } from '../../components/ui/layout/Prose.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { DisclosureList } from '../../components/ui/lists/DisclosureList.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';

/** Possible causes of toothache, collapsed: in pain, help comes first. */
export function PainCauses() {
  const words = useWords('tooth-pain-relief');
  return (
    <SplitSection
      title={words.text('causes.title')}
      intro={words.text('causes.intro')}
      aside={<Prose>{words.rich('wisdomLink.text')}</Prose>}
    >
      <DisclosureList>
        {words.list('causes.items').map((key) => (
          <Disclosure key={key} heading="h3" summary={words.text(`${key}.title`)}>
            <p>{words.text(`${key}.text`)}</p>
          </Disclosure>
        ))}
      </DisclosureList>
    </SplitSection>
  );
}

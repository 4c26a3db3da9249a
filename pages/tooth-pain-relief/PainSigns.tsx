import styled from '@emotion/styled';
import { Disclosure } from '../../components/ui/layout/Disclosure.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { TwoColumns } from '../../components/ui/layout/TwoColumns.tsx';
import { space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** Symptoms to tell the dentist about, and the risks of waiting, collapsed. */
export function PainSigns() {
  const words = useWords('tooth-pain-relief');
  return (
    <Section background="sand">
      <Columns>
        {(['symptoms', 'risks'] as const).map((part) => (
          <Disclosure key={part} heading="h2" summary={words.text(`${part}.title`)}>
            <p>{words.text(`${part}.intro`)}</p>
            <ul>
              {words.list(`${part}.items`).map((key) => (
                <li key={key}>{words.text(key)}</li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </Columns>
    </Section>
  );
}

/* A closed box stays small beside an open one. */
const Columns = styled(TwoColumns)`
  gap: ${space.xs};
  align-items: start;
`;

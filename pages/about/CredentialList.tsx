import type { ReactNode } from 'react';
import type { Credential } from '../../branches/model/siteModel.ts';
import type { Background } from '../../components/ui/layout/Section.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { NamedTexts } from '../../components/ui/lists/NamedTexts.tsx';
import { useLocalWords } from '../../renderer/context/useWords.tsx';

export type CredentialListProps = Readonly<{
  title: ReactNode;
  intro: ReactNode;
  credentials: readonly Credential[];
  background?: Background;
}>;

/** Certificates or technology, each with its benefit for patients. */
export function CredentialList({ title, intro, credentials, background }: CredentialListProps) {
  const local = useLocalWords();
  return (
    <SplitSection title={title} intro={intro} background={background}>
      <NamedTexts
        items={credentials.map(({ name, description }) => ({ title: local.text(name), text: local.text(description) }))}
      />
    </SplitSection>
  );
}

import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Credential } from '../../branches/model/siteModel.ts';
import { NamedTexts } from '../../components/ui/lists/NamedTexts.tsx';
import { color, size, space } from '../../components/ui/style/tokens.ts';
import { useLocalWords } from '../../renderer/context/useWords.tsx';

export type CredentialListProps = Readonly<{
  title: ReactNode;
  intro: ReactNode;
  credentials: readonly Credential[];
}>;

/** Certificates or technology, each with its benefit for patients. */
export function CredentialList({ title, intro, credentials }: CredentialListProps) {
  const local = useLocalWords();
  return (
    <Part>
      <h2>{title}</h2>
      <p>{intro}</p>
      <NamedTexts
        items={credentials.map(({ name, description }) => ({ title: local.text(name), text: local.text(description) }))}
      />
    </Part>
  );
}

const Part = styled.section`
  h2 {
    font-size: ${size.panel};
  }

  h2 + p {
    margin-block: ${space.xs} ${space.m};
    color: ${color.inkSoft};
  }

  h3 {
    font-size: ${size.body};
  }
`;

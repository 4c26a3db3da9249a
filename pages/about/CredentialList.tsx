import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Credential } from '../../branches/model/siteModel.ts';
import type { Background } from '../../components/ui/layout/Section.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { color, measure, space } from '../../components/ui/style/tokens.ts';
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
      <List>
        {credentials.map(({ name, description }) => (
          <li key={name.en}>
            <h3>{local.text(name)}</h3>
            <p>{local.text(description)}</p>
          </li>
        ))}
      </List>
    </SplitSection>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  padding: 0;
  list-style: none;

  li + li {
    padding-top: ${space.s};
    border-top: 1px solid ${color.line};
  }

  p {
    max-width: ${measure.text};
    margin-top: ${space.xxs};
    color: ${color.inkSoft};
  }
`;

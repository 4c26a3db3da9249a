import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Credential } from '../../branches/model/site-model.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import type { Ground } from '../../components/ui/Section.tsx';
import { SplitSection } from '../../components/ui/SplitSection.tsx';
import { color, space } from '../../components/ui/tokens.ts';
import { useLocalWords } from '../../renderer/useWords.tsx';

export type CredentialListProps = Readonly<{
  title: ReactNode;
  intro: ReactNode;
  /** Name of a Tabler icon before each entry. */
  icon: string;
  credentials: readonly Credential[];
  ground?: Ground;
}>;

/** Certificates or machines, each with what it means for the patient. */
export function CredentialList({ title, intro, icon, credentials, ground }: CredentialListProps) {
  const local = useLocalWords();
  return (
    <SplitSection title={title} intro={intro} ground={ground}>
      <List>
        {credentials.map(({ name, description }) => (
          <li key={name.en}>
            <Icon name={icon} />
            <div>
              <h3>{local.text(name)}</h3>
              <p>{local.text(description)}</p>
            </div>
          </li>
        ))}
      </List>
    </SplitSection>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space.s};
    padding-block: ${space.s};
    border-bottom: 1px solid ${color.line};
  }

  li:first-of-type {
    padding-top: 0;
  }

  li:last-of-type {
    border-bottom: 0;
  }

  svg {
    margin-top: 0.1em;
    color: ${color.teal};
  }

  p {
    margin-top: ${space.xxs};
    color: ${color.inkSoft};
  }
`;

import styled from '@emotion/styled';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { color, radius, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';

/** The areas that each branch serves. */
export function AreasServed() {
  const { branches } = useSite();
  const words = useWords('online-free-consultations-and-appointments');
  const local = useLocalWords();
  return (
    <SplitSection title={words.text('areas.title')} intro={words.text('areas.intro')}>
      {branches.map((branch) => (
        <BranchAreas key={branch.id}>
          <h3>{local.text(branch.name)}</h3>
          <ul>
            {branch.areasServed.map((area, i) => (
              <li key={i}>{local.text(area)}</li>
            ))}
          </ul>
        </BranchAreas>
      ))}
    </SplitSection>
  );
}

const BranchAreas = styled.div`
  & + & {
    margin-top: ${space.l};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    margin-top: ${space.s};
    padding: 0;
    list-style: none;
  }

  li {
    padding: ${space.xs} ${space.s};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.white};
  }
`;

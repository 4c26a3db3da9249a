import styled from '@emotion/styled';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, size, space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';

const PAGES = [
  { id: 'services', icon: 'tooth' },
  { id: 'toothPain', icon: 'first-aid-kit' },
  { id: 'contact', icon: 'message-circle' },
] as const;

/** Links to the pages that visitors of a wrong address most likely want. */
export function PopularPages() {
  const words = useWords('not-found');
  const common = useWords('common');
  return (
    <Section title={words.text('links.title')}>
      <Grid>
        {PAGES.map(({ id, icon }) => (
          <Item key={id}>
            <Icon name={icon} />
            <h3>
              <Action href={pathOf(id)} look="quiet">
                {common.text(`footer.${id}`)}
              </Action>
            </h3>
            <p>{words.text(`links.${id}`)}</p>
          </Item>
        ))}
      </Grid>
    </Section>
  );
}

const Item = styled.li`
  padding-top: ${space.m};
  border-top: 3px solid ${color.teal};

  & > svg {
    color: ${color.teal};
    font-size: ${size.h3};
  }

  p {
    color: ${color.inkSoft};
  }
`;

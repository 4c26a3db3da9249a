import styled from '@emotion/styled';
import { Action } from '../../components/ui/Action.tsx';
import { Grid } from '../../components/ui/Grid.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { color, size, space } from '../../components/ui/tokens.ts';
import { pathOf } from '../../renderer/routes.ts';
import { useWords } from '../../renderer/useWords.tsx';

const PAGES = [
  { id: 'services', icon: 'dental' },
  { id: 'toothPain', icon: 'first-aid-kit' },
  { id: 'contact', icon: 'message-circle' },
] as const;

/** The pages that most visitors of a wrong address were looking for. */
export function OftenWanted() {
  const words = useWords('not-found');
  const common = useWords('common');
  return (
    <Section title={words.text('links.title')}>
      <Grid>
        {PAGES.map(({ id, icon }) => (
          <Wanted key={id}>
            <Icon name={icon} />
            <h3>
              <Action href={pathOf(id)} look="quiet">
                {common.text(`footer.${id}`)}
              </Action>
            </h3>
            <p>{words.text(`links.${id}`)}</p>
          </Wanted>
        ))}
      </Grid>
    </Section>
  );
}

const Wanted = styled.li`
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

import styled from '@emotion/styled';
import { LinkLabel } from '../../components/site/LinkLabel.tsx';
import { Card } from '../../components/ui/cards/Card.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { color } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { SERVICES, type ServiceId } from '../../renderer/site/services.ts';

/** The service pages of the treatments in the words file: filling (none), root canal, extraction, gum care (none). */
const SERVICE_OF: readonly (ServiceId | undefined)[] = [undefined, 'root-canal-treatment', 'teeth-extraction'];

/** The treatments for toothache. */
export function PainTreatments() {
  const words = useWords('tooth-pain-relief');
  const common = useWords('common');
  return (
    <Section title={words.text('treatments.title')} intro={words.text('treatments.intro')}>
      <Grid data-min="broad">
        {words.list('treatments.items').map((key, i) => {
          const service = SERVICES.find(({ id }) => id === SERVICE_OF[i]);
          return (
            <li key={key}>
              <Card>
                <h3>{words.text(`${key}.title`)}</h3>
                <Text>{words.text(`${key}.text`)}</Text>
                {service && (
                  <div data-last>
                    <Action href={service.subPage} look="quiet">
                      <LinkLabel about={words.plain(`${key}.title`)}>{common.text('actions.moreDetails')}</LinkLabel>
                    </Action>
                  </div>
                )}
              </Card>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}

const Text = styled.p`
  color: ${color.inkSoft};
`;

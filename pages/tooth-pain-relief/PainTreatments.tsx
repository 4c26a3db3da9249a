import { LinkLabel } from '../../components/site/LinkLabel.tsx';
import { Disclosure } from '../../components/ui/layout/Disclosure.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { DisclosureList } from '../../components/ui/lists/DisclosureList.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';
import { SERVICES, type ServiceId } from '../../renderer/site/services.ts';

/** The service pages of the treatments in the words file: filling (none), root canal, extraction, gum care (none). */
const SERVICE_OF: readonly (ServiceId | undefined)[] = [undefined, 'root-canal-treatment', 'teeth-extraction'];

/** The treatments for toothache, collapsed. */
export function PainTreatments() {
  const words = useWords('tooth-pain-relief');
  const common = useWords('common');
  return (
    <SplitSection title={words.text('treatments.title')} intro={words.text('treatments.intro')}>
      <DisclosureList>
        {words.list('treatments.items').map((key, i) => {
          const service = SERVICES.find(({ id }) => id === SERVICE_OF[i]);
          return (
            <Disclosure key={key} heading="h3" summary={words.text(`${key}.title`)}>
              <p>{words.text(`${key}.text`)}</p>
              {service && (
                <Action href={service.subPage} look="quiet">
                  <LinkLabel about={words.plain(`${key}.title`)}>{common.text('actions.moreDetails')}</LinkLabel>
                </Action>
              )}
            </Disclosure>
          );
        })}
      </DisclosureList>
    </SplitSection>
  );
}

import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import type { FinderWords } from '../../renderer/client/finder/finder.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useOneLanguage, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { clinicFacts, clinicPlace } from '../../site/pages/clinicFacts.ts';
import { Label } from '../islands/ConsultationForm.tsx';
import { LinkLabel } from '../site/LinkLabel.tsx';
import { color, control, measure, notPrinted, size, space } from '../ui/style/tokens.ts';

/** Sorts `ClinicList` by nearness to a PIN code or an area. */
export function ClinicFinder() {
  const { t } = useTranslation('clinics');
  const { words, lang } = useOneLanguage(({ find }): FinderWords => {
    const places = { place: '{place}', names: '{names}' };
    const say = (key: keyof FinderWords) => find('clinics', `finder.${key}`, places).text;
    return { nearest: say('nearest'), unknown: say('unknown'), elsewhere: say('elsewhere') };
  });
  return (
    <Field>
      <Label>
        <span>{t('finder.label')}</span>
        <input
          id="finder"
          autoComplete="postal-code"
          enterKeyHint="search"
          spellCheck={false}
          aria-describedby="finder-hint"
          data-finder={JSON.stringify(words)}
        />
      </Label>
      <p id="finder-hint">{t('finder.hint')}</p>
      <p role="status" lang={lang} data-found="" />
    </Field>
  );
}

type ClinicChoiceProps = Readonly<{
  branch: Branch;
  /** As a child of an entry that `ClinicFinder` sorts. Otherwise it tells the facts, on the branch's own page. */
  listed?: boolean;
}>;

/** Lets readers choose a branch, which then stands on all pages in place of the primary one, and forget it. */
export function ClinicChoice({ branch, listed }: ClinicChoiceProps) {
  const { site, language } = usePage();
  const { t } = useTranslation('clinics');
  const about = useLocalText()(branch.name);
  const button = (key: 'choose' | 'chooseThis' | 'forget') => <LinkLabel about={about}>{t(`choice.${key}`)}</LinkLabel>;
  return (
    <Choice
      data-clinic-choice={branch.id}
      data-near={listed && JSON.stringify(clinicPlace(branch, language))}
      data-clinic-facts={listed ? undefined : JSON.stringify([site.primary, branch].map(clinicFacts))}
    >
      <span>
        <button type="button" data-choose={branch.id}>
          {button(listed ? 'choose' : 'chooseThis')}
        </button>
      </span>
      <span hidden>
        {t('choice.chosen')}{' '}
        <button type="button" data-choose="">
          {button('forget')}
        </button>
      </span>
    </Choice>
  );
}

/* Without scripts, the list is there. */
const Field = styled.div`
  display: grid;
  gap: ${space.xs};
  max-width: ${measure.text};
  margin-top: ${space.m};

  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }

  [role='status'] {
    min-height: 1.7em;
    color: inherit;
    font-weight: 600;
  }

  @media (scripting: none) {
    display: none;
  }

  ${notPrinted}
`;

const Choice = styled.div`
  font-size: ${size.small};

  button {
    min-height: ${control.m};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.tealDark};
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }

  @media (scripting: none) {
    display: none;
  }

  ${notPrinted}
`;

import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { clinicFacts, clinicPlace } from '../../site/pages/clinicFacts.ts';
import { LinkLabel } from '../site/LinkLabel.tsx';
import { color, control, notPrinted, size } from '../ui/style/tokens.ts';

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

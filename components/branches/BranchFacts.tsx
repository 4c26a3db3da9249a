import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { telLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { Branch, StepFree } from '../../branches/model/siteModel.ts';
import { useFigures, useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatLanguages, formatList } from '../../site/language/figures.ts';
import { LinkLabel } from '../site/LinkLabel.tsx';
import { Disclosure } from '../ui/layout/Disclosure.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { IconFacts } from '../ui/lists/IconFacts.tsx';
import { color, control, leading, space } from '../ui/style/tokens.ts';
import { PostalAddress } from './BranchAddress.tsx';
import { BranchHours } from './BranchHours.tsx';

type BranchFactsProps = Readonly<{
  branch: Branch;
  /** Makes the phone number a link. */
  callable?: boolean;
}>;

/** Address, how to get in, phone number and hours of a branch. */
export function BranchFacts({ branch, callable = false }: BranchFactsProps) {
  const { t } = useTranslation('common');
  const local = useLocalText();
  const phone = formatPhone(branch.phone);
  return (
    <Facts>
      <Icon name="map-pin" />
      <div>
        <PostalAddress branch={branch} />
        <PlaceFacts branch={branch} />
      </div>
      <Icon name="phone" />
      {callable ? (
        <Call href={telLink(branch.phone)}>
          <LinkLabel action={t('actions.call', { branch: local(branch.name) })}>{phone}</LinkLabel>
        </Call>
      ) : (
        <span>{phone}</span>
      )}
      <Icon name="clock" />
      <BranchHours branch={branch} />
    </Facts>
  );
}

type PlaceFactsProps = Readonly<{
  branch: Branch;
  /** With what patients ask before they come, too. */
  complete?: boolean;
  /** Folds what patients ask before they come below these words. */
  fold?: ReactNode;
}>;

const STEPS = {
  yes: 'place.stepFree',
  no: 'place.steps',
  'with help': 'place.stepsWithHelp',
} as const satisfies Record<StepFree, string>;

/** What a branch answers with yes or no, and the icon of the answer. */
const ANSWERS = { lift: 'elevator', wheelchair: 'wheelchair', womanDentist: 'woman', xray: 'scan' } as const;

/** Landmark, parking and steps at the entrance, as far as they are known. */
export function PlaceFacts({ branch, complete = false, fold }: PlaceFactsProps) {
  const { t } = useTranslation('common');
  const local = useLocalText();
  const { words } = useFigures();
  const { landmark, door, parking, stepFree, languages, payAtDesk } = branch;
  const answer = (name: keyof typeof ANSWERS) =>
    branch[name] && { icon: ANSWERS[name], text: t(`place.${name}.${branch[name]}`) };
  const asked = [
    door && { icon: 'door', label: t('place.door'), text: local(door) },
    answer('lift'),
    answer('wheelchair'),
    answer('womanDentist'),
    answer('xray'),
    languages && {
      icon: 'message-2',
      text: t('place.languages', { languages: formatLanguages(languages, words) }),
    },
    payAtDesk && {
      icon: 'cash',
      text: t('place.payment', {
        ways: formatList(
          payAtDesk.map((way) => t(`place.ways.${way}`)),
          words,
        ),
      }),
    },
  ].filter((fact) => typeof fact === 'object');
  const facts = [
    landmark && { icon: 'map-pin', label: t('place.landmark'), text: local(landmark) },
    parking && { icon: 'parking', label: t('place.parking'), text: local(parking) },
    stepFree && { icon: 'stairs', label: t('place.entrance'), text: t(STEPS[stepFree]) },
    ...(complete ? asked : []),
  ].filter((fact) => typeof fact === 'object');
  return (
    <>
      <IconFacts facts={facts} />
      {fold && asked.length > 0 && (
        <Disclosure summary={fold}>
          <IconFacts facts={asked} />
        </Disclosure>
      )}
    </>
  );
}

const Facts = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.s};

  & > svg {
    margin-top: 0.1em;
    color: ${color.teal};
  }

  address + ul {
    margin-top: ${space.xs};
  }
`;

/* A finger's height, without more room between the lines. */
const Call = styled.a`
  display: flex;
  align-items: center;
  min-height: ${control.m};
  margin-block: calc((${leading.body} * 1em - ${control.m}) / 2);
`;

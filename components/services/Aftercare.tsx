import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import type { TreatmentNamespace } from '../../site/pages/services.ts';
import { WhenClosed } from '../site/WhenClosed.tsx';
import { ActionRow, Section } from '../ui/layout/Section.tsx';
import { CheckList } from '../ui/lists/CheckList.tsx';
import { color, measure, radius, space } from '../ui/style/tokens.ts';

/** Texts and leaflets link to `#after`. */
export const AFTER = 'after';

const STAGES = ['hour', 'day', 'week'] as const;

/** The signs of what advice is about, in the order in which it is given. */
const SIGNS = {
  bite: 'clock',
  numb: 'x',
  spit: 'x',
  food: 'bowl',
  rinse: 'toothbrush',
  rest: 'clock',
  clean: 'toothbrush',
  floss: 'toothbrush',
  avoid: 'x',
  protect: 'x',
  filling: 'phone',
  pain: 'pill',
  ask: 'pill',
  tobacco: 'x',
  check: 'calendar-event',
  heal: 'calendar-event',
};

type AftercareProps = Readonly<{
  namespace: TreatmentNamespace;
  /** Calls, after the reasons to call. */
  children?: ReactNode;
}>;

/** What to do after a treatment, and when to call. Nothing where the words have no such advice. */
export function Aftercare({ namespace, children }: AftercareProps) {
  const { t, has } = useTranslation(namespace);
  if (!has('after.title')) return null;
  return (
    <Section id={AFTER} background="sand" title={t('after.title')} intro={has('after.intro') && t('after.intro')}>
      <AftercareStages namespace={namespace}>
        <ActionRow>{children}</ActionRow>
      </AftercareStages>
    </Section>
  );
}

/** The same advice on pages and leaflets. */
export function AftercareStages({ namespace, children }: AftercareProps) {
  const { t, list, has } = useTranslation(namespace);
  const { t: tCommon } = useTranslation('common');
  return (
    <Stages>
      {STAGES.map((stage) => {
        const said = Object.entries(SIGNS).filter(([topic]) => has(`after.${stage}.${topic}`));
        return (
          <li key={stage}>
            <h3>{tCommon(`aftercare.${stage}`)}</h3>
            <CheckList
              icon={said.map(([, sign]) => sign)}
              items={said.map(([topic]) => t(`after.${stage}.${topic}`))}
            />
          </li>
        );
      })}
      <li>
        <h3>{tCommon('aftercare.call')}</h3>
        <CheckList icon="point" tone="warm" items={list('after.call').map((key) => t(key))} />
        <WhenClosed />
        {children}
      </li>
    </Stages>
  );
}

/* In columns, there are no gaps below the shorter ones. */
const Stages = styled.ul`
  padding: 0;
  columns: ${measure.narrow} 2;
  column-gap: ${space.m};
  list-style: none;

  & > li {
    break-inside: avoid;
    margin-bottom: ${space.m};
    padding: ${space.m};
    border-radius: ${radius.m};
    background: ${color.white};
  }

  ul,
  p {
    max-width: ${measure.text};
    margin-top: ${space.s};
  }
`;

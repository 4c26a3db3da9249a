import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { timetableOf } from '../../branches/model/timetable.ts';
import { WEEKDAYS } from '../../branches/model/week.ts';
import { EXAMPLE_DAY, EXAMPLE_MINUTE, EXAMPLE_YEAR, type VisitWords } from '../../renderer/client/visitTime.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useOneLanguage, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatDay, formatTime } from '../../site/language/figures.ts';
import { keepTogether } from '../../site/language/keepTogether.ts';
import { ActionRow, Prose } from '../ui/layout/Section.tsx';
import { Action } from '../ui/links/Action.tsx';
import { actionStyle } from '../ui/style/actionStyle.ts';
import { color, layer, measure, radius, size, space } from '../ui/style/tokens.ts';
import { PostalAddress } from './BranchAddress.tsx';
import { CallActions, DirectionsLink } from './BranchLinks.tsx';

/** What `renderer/client/visit.ts` shows to patients who open the link to their visit. Staff make it in the editor. */
export function VisitCard({ branches }: Readonly<{ branches: readonly Branch[] }>) {
  const { clinic } = useSite();
  const { t, list } = useTranslation('contact');
  const { t: tCommon } = useTranslation('common');
  const local = useLocalText();
  const { words, lang } = useVisitWords();
  return (
    <template data-visit={JSON.stringify(words.told)}>
      <Card aria-labelledby="visit">
        <Close type="button" data-look="quiet">
          {tCommon('toast.dismiss')}
        </Close>
        {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus, otherwise to the button that closes it. */}
        <h2 id="visit" tabIndex={-1} autoFocus>
          {t('visit.title')}
        </h2>
        <When lang={lang} data-when="" />
        {branches.map((branch) => (
          <div key={branch.id} data-branch={branch.id} data-timetable={JSON.stringify(timetableOf(branch))}>
            <h3>
              {local(clinic.name)}, {local(branch.name)}
            </h3>
            <PostalAddress branch={branch} />
            <ActionRow>
              {/* The script gives it the file, and removes it where there is none. */}
              <Action href="#visit" icon="calendar">
                {t('visit.calendar')}
              </Action>
              <DirectionsLink branch={branch} look="secondary" icon="map-pin" />
            </ActionRow>
            <Note lang={lang} data-note="">
              {words.change}
            </Note>
            <ActionRow>
              <CallActions branches={[branch]} withNumber />
            </ActionRow>
          </div>
        ))}
        <Prose>
          <h3>{t('visit.bring.title')}</h3>
          <ul>
            {list('visit.bring.items').map((item) => (
              <li key={item}>{t(item)}</li>
            ))}
          </ul>
        </Prose>
      </Card>
    </template>
  );
}

function useVisitWords() {
  return useOneLanguage(({ find, language }) => {
    const say = (key: 'when' | 'whenInIndia' | 'change' | 'check' | 'passed') =>
      find('contact', `visit.${key}`, { weekday: '{weekday}', day: '{day}', time: '{time}' }).text;
    const two = (number: number) => `${number}`.padStart(2, '0');
    const told: VisitWords = {
      weekdays: WEEKDAYS.map((day) => find('common', `days.${day}`).text),
      days: Array.from({ length: 12 }, (_, month) =>
        keepTogether(formatDay(`${EXAMPLE_YEAR}-${two(month + 1)}-${EXAMPLE_DAY}`, { language })),
      ),
      times: Array.from({ length: 24 }, (_, hour) =>
        keepTogether(formatTime(hour * 60 + Number(EXAMPLE_MINUTE), { find, language })),
      ),
      when: say('when'),
      whenInIndia: say('whenInIndia'),
      passed: say('passed'),
      check: say('check'),
    };
    return { told, change: say('change') };
  });
}

/* The first lines are for browsers without dialogs. */
const Card = styled.dialog`
  position: fixed;
  z-index: ${layer.toast};
  top: 0;
  overflow: auto;
  max-height: calc(100% - 2 * ${space.s});
  width: min(100% - 2 * ${space.s}, ${measure.narrow});
  padding: ${space.m};
  border: 2px solid ${color.teal};
  border-radius: ${radius.m};
  background: ${color.white};
  color: ${color.ink};

  &::backdrop {
    background: ${color.glass};
  }

  h2:focus {
    outline: 0;
  }

  button {
    float: right;
    margin-top: calc(-1 * ${space.xs});
    background: none;
  }

  h2 {
    font-size: ${size.panel};
  }

  h3 {
    margin-top: ${space.m};
  }

  p + div {
    margin-top: ${space.xs};
  }

  /* Instead of the page. */
  @media print {
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    border: 0;

    a[href^='tel:'] {
      display: inline;
    }

    main:has(> &[open]) > :not(&) {
      display: none;
    }
  }
`;

const Close = styled.button(actionStyle);

const When = styled.p`
  margin-top: ${space.xs};
  font-size: ${size.lead};
  font-weight: 600;
`;

const Note = styled.p`
  margin-top: ${space.m};
`;

import styled from '@emotion/styled';
import type { FinderWords } from '../../renderer/client/finder/finder.ts';
import { useOneLanguage, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { color, measure, notPrinted, size, space } from '../ui/style/tokens.ts';
import { Label } from './ConsultationForm.tsx';

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

import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { replaceInField } from '../input/replaceInField.ts';
import { TranslationInput } from '../input/TranslationInput.tsx';
import { type Insertion, missingInsertions } from '../input/tagPairs.ts';
import type { Text } from '../textsApi.ts';
import { LengthMeter } from './LengthMeter.tsx';
import { MissingPieces } from './MissingPieces.tsx';

export type TranslationSideProps = Readonly<{
  language: string;
  text: Text;
  typed: string;
  onType: (text: string) => void;
  onInsert: (insertion: Insertion) => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** What else there is to say, below. */
  children: ReactNode;
}>;

const ID = 'translation';

/** The field for the translation, with its limit, what it lacks and what is wrong with it. */
export function TranslationSide({ language, text, typed, onType, onInsert, fieldRef, children }: TranslationSideProps) {
  const { t } = useTranslation('editor-texts');
  const { faults, hints, proposal, max, terms, english, note } = text;
  const described = ['english-text', note && 'english-note', max !== undefined && `${ID}-limit`, `${ID}-faults`];
  return (
    <section aria-label={t('translation')}>
      <label className="translation-side-label" htmlFor={ID}>
        {t('translation')}
      </label>
      <TranslationInput
        control={{
          id: ID,
          'aria-describedby': described.filter(Boolean).join(' '),
          'aria-invalid': faults.length > 0 ? true : undefined,
        }}
        language={language}
        value={typed}
        onType={onType}
        terms={terms}
        fieldRef={fieldRef}
      />
      {max !== undefined && <LengthMeter id={`${ID}-limit`} text={typed} max={max} />}
      <ul className="translation-side-faults" id={`${ID}-faults`} aria-live="polite">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {hints.length > 0 && (
        <ul className="translation-side-faults hints">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      {proposal !== undefined && (
        <p>
          <Button
            type="button"
            onClick={() =>
              fieldRef.current && replaceInField(fieldRef.current, { start: 0, end: typed.length }, proposal)
            }
          >
            {t('useProposal', { proposal })}
          </Button>
        </p>
      )}
      <MissingPieces insertions={missingInsertions(english, typed)} onInsert={onInsert} />
      {children}
    </section>
  );
}

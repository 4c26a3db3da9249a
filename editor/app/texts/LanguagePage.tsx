import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isSamePlace } from '../../texts/textPlace.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextList } from './list/TextList.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { useSender } from './send/useSender.ts';
import { TextView } from './text/TextView.tsx';
import { textAt } from './textAddress.ts';
import { useTexts } from './textsApi.ts';
import { usePickedText } from './usePickedText.ts';

/** The texts of a language, or the one that the address names. */
export function LanguagePage() {
  const { t } = useTranslation('editor-texts');
  const { language = '', '*': rest = '' } = useParams();
  const { data: texts, error, refetch } = useTexts(language);
  const { sender, state } = useSender(language);
  usePickedText();
  const place = textAt(rest);
  const text = place && texts?.find((each) => isSamePlace(each, place));
  if (!texts) return error ? <ReadFailure error={error} onRetry={refetch} /> : <p role="status">{t('loading')}</p>;
  return (
    <>
      {typeof state === 'object' && (
        <Notice tone="wrong">
          <p>{t('refused', { reason: state.refusal })}</p>
          <Button type="button" onClick={sender.drop}>
            {t('drop')}
          </Button>
        </Notice>
      )}
      {place && !text && <Notice tone="attention">{t('noSuchText', { name: rest })}</Notice>}
      {text ? (
        <TextView
          key={`${text.namespace}: ${text.key}`}
          language={language}
          text={text}
          texts={texts}
          sender={sender}
          state={state}
        />
      ) : (
        <TextList language={language} texts={texts} />
      )}
    </>
  );
}

import styled from '@emotion/styled';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { hasAdvertising, pixelOn } from '../../site/pages/advertising.ts';
import { Container } from '../ui/layout/Section.tsx';
import { actionStyle } from '../ui/style/actionStyle.ts';
import { color, from, measure, notPrinted, size, space } from '../ui/style/tokens.ts';

type AdvertisingNoticeProps = Readonly<{
  /** `renderer/client/advertising.ts` shows it: without scripts nothing is loaded, and nobody is asked. */
  hidden?: boolean;
}>;

/**
 * Asks for consent to advertising; nothing on sites without a pixel. It stands where the page ends, never between a
 * patient and the clinic. No answer is preferred: the buttons differ only in their words, in alphabetical order.
 */
export function AdvertisingNotice({ hidden = true }: AdvertisingNoticeProps) {
  const page = usePage();
  const { t } = useTranslation('common');
  const { privacyPolicy } = page.site.clinic.legal;
  if (!hasAdvertising(page.site)) return null;
  return (
    <Region aria-labelledby="advertising" tabIndex={-1} hidden={hidden} data-advertising={pixelOn(page) ?? ''}>
      <Row>
        <div>
          <h2 id="advertising">{t('advertising.title')}</h2>
          <p>
            {t('advertising.text')}
            {privacyPolicy && (
              <>
                {' '}
                <a href={privacyPolicy}>{t('legal.privacyPolicy')}</a>
              </>
            )}
          </p>
        </div>
        <Answers>
          <Answer type="button" data-look="secondary" data-answer="accepted">
            {t('advertising.accept')}
          </Answer>
          <Answer type="button" data-look="secondary" data-answer="declined">
            {t('advertising.decline')}
          </Answer>
        </Answers>
      </Row>
    </Region>
  );
}

const Region = styled.section`
  padding-block: ${space.m};
  border-top: 1px solid ${color.line};
  background: ${color.white};
  font-size: ${size.small};

  h2 {
    font-size: ${size.body};
    letter-spacing: 0;
  }

  ${notPrinted}
`;

const Row = styled(Container)`
  display: grid;
  gap: ${space.s};

  p {
    max-width: ${measure.wide};
    margin-top: ${space.xxs};
  }

  ${from.desktop} {
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${space.xl};
  }
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s};
  max-width: ${measure.narrow};
`;

const Answer = styled.button(actionStyle);

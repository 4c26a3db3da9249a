import styled from '@emotion/styled';
import { useSite } from '../../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../../renderer/context/useTranslation.tsx';
import { hasAdvertising } from '../../../site/pages/advertising.ts';
import { control, space } from '../../ui/style/tokens.ts';

/** Privacy and terms: links, or buttons with a "not yet" notice; then the choice about advertising. */
export function LegalButtons() {
  const { legal } = useSite().clinic;
  const { t } = useTranslation('common');
  return (
    <Row>
      {(['privacyPolicy', 'termsOfService'] as const).map((document) => {
        const label = t(`legal.${document}`);
        const href = legal[document];
        return href ? (
          <a key={document} href={href}>
            {label}
          </a>
        ) : (
          <button key={document} type="button" data-notice={t('notImplemented')}>
            {label}
          </button>
        );
      })}
      <AdvertisingChoice />
    </Row>
  );
}

/**
 * Shows what the patient has chosen about advertising, and opens the notice to change it; only a text if the browser
 * refuses for its user. Hidden until `renderer/client/advertising.ts` shows the present choice.
 */
function AdvertisingChoice() {
  const { t } = useTranslation('common');
  if (!hasAdvertising(useSite())) return null;
  return (
    <>
      {(['open', 'accepted', 'declined'] as const).map((choice) => (
        <button key={choice} type="button" hidden data-choice={choice}>
          {t(`advertising.${choice}`)}
        </button>
      ))}
      <Refused hidden data-choice="refused">
        {t('advertising.refused')}
      </Refused>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};

  a,
  button {
    padding: 0;
    border: 0;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    line-height: ${control.m};
    cursor: pointer;
  }
`;

const Refused = styled.span`
  line-height: ${control.m};
`;

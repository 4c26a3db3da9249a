import styled from '@emotion/styled';
import { useSite } from '../../../renderer/context/pageContext.ts';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { hasAdvertising } from '../../../renderer/site/advertising.ts';
import { control, space } from '../../ui/style/tokens.ts';

/** Privacy and terms: links, or buttons with a "not yet" notice; then the choice about advertising. */
export function LegalButtons() {
  const { legal } = useSite().clinic;
  const words = useWords('common');
  return (
    <Row>
      {(['privacyPolicy', 'termsOfService'] as const).map((document) => {
        const label = words.text(`legal.${document}`);
        const href = legal[document];
        return href ? (
          <a key={document} href={href}>
            {label}
          </a>
        ) : (
          <button key={document} type="button" data-notice={words.plain('notImplemented')}>
            {label}
          </button>
        );
      })}
      <AdvertisingChoice />
    </Row>
  );
}

/**
 * Tells what the patient has said to advertising, and opens the notice to change it; only a text if the browser
 * refuses for its user. Hidden until `renderer/client/advertising.ts` shows the present choice.
 */
function AdvertisingChoice() {
  const words = useWords('common');
  if (!hasAdvertising(useSite())) return null;
  return (
    <>
      {(['open', 'accepted', 'declined'] as const).map((choice) => (
        <button key={choice} type="button" hidden data-choice={choice}>
          {words.text(`advertising.${choice}`)}
        </button>
      ))}
      <Refused hidden data-choice="refused">
        {words.text('advertising.refused')}
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
    line-height: ${control.s};
    cursor: pointer;
  }
`;

const Refused = styled.span`
  line-height: ${control.s};
`;

import styled from '@emotion/styled';
import { useSite } from '../../../renderer/context/pageContext.ts';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { control, space } from '../../ui/style/tokens.ts';
import { AdvertisingChoice } from './AdvertisingChoice.tsx';

/** Privacy and terms: links if the clinic file has their addresses, otherwise buttons that show a "not yet" notice; then the choice about advertising. */
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

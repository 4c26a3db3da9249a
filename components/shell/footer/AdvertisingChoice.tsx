import styled from '@emotion/styled';
import { useSite } from '../../../renderer/context/pageContext.ts';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { hasAdvertising } from '../../../renderer/site/advertising.ts';
import { control } from '../../ui/style/tokens.ts';

export type AdvertisingChoiceProps = Readonly<{
  /** The choice to show; by default none, until `renderer/client/advertising/` shows the present one. */
  shown?: 'open' | 'accepted' | 'declined' | 'refused';
}>;

/**
 * A button that tells what the patient has said to advertising, and opens the notice to change it. Only a text if the browser
 * refuses on behalf of its user. Nothing on sites that do not ask.
 */
export function AdvertisingChoice({ shown }: AdvertisingChoiceProps) {
  const words = useWords('common');
  if (!hasAdvertising(useSite())) return null;
  return (
    <>
      {(['open', 'accepted', 'declined'] as const).map((choice) => (
        <button key={choice} type="button" hidden={choice !== shown} data-choice={choice}>
          {words.text(`advertising.${choice}`)}
        </button>
      ))}
      <Refused hidden={shown !== 'refused'} data-choice="refused">
        {words.text('advertising.refused')}
      </Refused>
    </>
  );
}

const Refused = styled.span`
  line-height: ${control.s};
`;

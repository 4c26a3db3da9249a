import styled from '@emotion/styled';
import type { LocalText } from '../../branches/model/siteModel.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { color, size, space } from '../ui/style/tokens.ts';

export type OfferTermsProps = Readonly<{ terms: readonly LocalText[] }>;

/** The terms of an offer, in small print. */
export function OfferTerms({ terms }: OfferTermsProps) {
  const words = useWords('offers');
  const local = useLocalWords();
  return (
    <Terms>
      <h4>{words.text('termsTitle')}</h4>
      <ul>
        {terms.map((term) => (
          <li key={term.en}>{local.text(term)}</li>
        ))}
      </ul>
    </Terms>
  );
}

const Terms = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};

  h4 {
    margin: 0;
    font-size: inherit;
  }

  ul {
    padding-inline-start: ${space.m};
    list-style: disc;
  }

  li {
    margin-top: ${space.xxs};
  }

  ::marker {
    color: ${color.coral};
  }

  [data-ended] & ::marker {
    color: inherit;
  }
`;

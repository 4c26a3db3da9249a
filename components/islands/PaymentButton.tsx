import styled from '@emotion/styled';
import { Island } from '../../renderer/islands/Island.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { color, control, duration, space } from '../ui/style/tokens.ts';
import type { PaymentFacts } from './PaymentButton.client.ts';

type PaymentButtonProps = Readonly<{
  facts: PaymentFacts;
  lang?: string | undefined;
  /** Above the button. */
  text: string;
  loading: string;
  failed: string;
  /** Offered if the button or its window does not come. */
  calls: readonly Readonly<{ href: string; label: string }>[];
}>;

/** The payment provider's button, which its script draws into the form, and what is offered instead, in its place. */
export function PaymentButton({ facts, lang, text, loading, failed, calls }: PaymentButtonProps) {
  return (
    <Island of="PaymentButton" facts={facts} lang={lang}>
      <Stack>
        <Usual>
          <p>{text}</p>
          <ButtonPlace>
            <form />
          </ButtonPlace>
        </Usual>
        <Loading>{loading}</Loading>
        <Announced role="status">
          <Failure data-fallback="">
            <p>{failed}</p>
            <ul>
              {calls.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>
                    <Icon name="phone" />
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Failure>
        </Announced>
      </Stack>
    </Island>
  );
}

/* All states have the same height, so that nothing moves. */
const Stack = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/* Says nothing about a button that is not there. */
const Usual = styled.div`
  visibility: hidden;

  [data-drawn]:not([data-failed]) & {
    visibility: visible;
  }
`;

/* Reserves the button's height. */
const ButtonPlace = styled.div`
  min-height: ${control.xl};
  margin-top: ${space.s};
`;

/* Gives way to the phone numbers when the island fails, or its code does not come. */
const Loading = styled.p`
  color: ${color.inkSoft};
  animation: give-up ${duration.fallback} step-end forwards;

  @keyframes give-up {
    to {
      visibility: hidden;
    }
  }

  [data-asleep] &,
  [data-awake] & {
    animation: none;
  }

  [data-drawn] &,
  [data-failed] & {
    visibility: hidden;
  }
`;

/* Lies over the button, unseen until it has something to say. */
const Announced = styled.div`
  pointer-events: none;
`;

const Failure = styled.div`
  pointer-events: auto;
  padding-inline-start: ${space.xs};
  border-inline-start: 4px solid ${color.yellow};
  animation: wait ${duration.fallback};

  @keyframes wait {
    from,
    to {
      visibility: hidden;
    }
  }

  [data-asleep] &,
  [data-awake]:not([data-failed]) & {
    visibility: hidden;
  }

  [data-failed] & {
    animation: none;
  }

  ul {
    margin-top: ${space.xs};
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${control.m};
    font-weight: 600;
  }
`;

import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/links/Icon.tsx';
import { fallbackStyle } from '../ui/style/fallbackStyle.ts';
import { color, control, duration, space } from '../ui/style/tokens.ts';
import { addHostedButton } from './addHostedButton.ts';

export type PaymentButtonProps = Readonly<{
  /** Address of the provider's script. */
  script: string;
  /** Name of the script's attribute that says which button. */
  attribute: string;
  buttonId: string;
  loading: string;
  failed: string;
  /** Whom to call when the button does not load. */
  calls: readonly Readonly<{ href: string; label: string }>[];
}>;

declare module '../../renderer/islands/Island.tsx' {
  interface Islands {
    PaymentButton: PaymentButtonProps;
  }
}

/** The hosted button of the payment provider: its script draws it into the form that holds the script. */
export function PaymentButton({ script, attribute, buttonId, loading, failed, calls }: PaymentButtonProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');

  useEffect(() => {
    if (form.current) addHostedButton(form.current, script, { [attribute]: buttonId }, setState);
  }, [script, attribute, buttonId]);

  return (
    <Place>
      <form ref={form} />
      <Failure data-fallback="" data-failed={state === 'failed' || undefined} role="status">
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
      <Loading hidden={state !== 'loading'}>{loading}</Loading>
    </Place>
  );
}

/* As high as the button, so that nothing moves when it comes. */
const Place = styled.div`
  min-height: ${control.xl};

  @media print {
    display: none;
  }
`;

const Failure = styled.div`
  padding-inline-start: ${space.m};
  border-inline-start: 4px solid ${color.yellow};
  ${fallbackStyle}

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

/* Nothing is loading where the code did not arrive or scripts are off. */
const Loading = styled.p`
  color: ${color.inkSoft};
  animation: give-up ${duration.patience} step-end forwards;

  @keyframes give-up {
    to {
      visibility: hidden;
    }
  }

  [data-asleep] &,
  [data-awake] & {
    animation: none;
  }

  [data-failed] & {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

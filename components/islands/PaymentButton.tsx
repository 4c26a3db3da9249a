import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { color, control, space } from '../ui/tokens.ts';

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

/** How long a slow provider is waited for, in milliseconds, before the phone numbers are offered. */
const PATIENCE = 10_000;

/** The hosted button of the payment provider: its script draws it into the form that holds the script. */
export function PaymentButton({ script, attribute, buttonId, loading, failed, calls }: PaymentButtonProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (!form.current || form.current.querySelector('script')) return;
    const element = document.createElement('script');
    element.src = script;
    element.async = true;
    element.setAttribute(attribute, buttonId);
    const giveUp = setTimeout(() => setState('failed'), PATIENCE);
    const settle = (result: 'loaded' | 'failed') => {
      clearTimeout(giveUp);
      setState(result);
    };
    element.addEventListener('load', () => settle('loaded'));
    element.addEventListener('error', () => settle('failed'));
    form.current.append(element);
  }, [script, attribute, buttonId]);

  return (
    <Place>
      <form ref={form} />
      <Failure data-fallback="" role="status" hidden={state !== 'failed'}>
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
`;

const Failure = styled.div`
  padding-inline-start: ${space.m};
  border-inline-start: 4px solid ${color.yellow};

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

const Loading = styled.p`
  color: ${color.inkSoft};

  /* Nothing is loading where the code did not arrive or scripts are off. */
  [data-fallback]:not([hidden]) + & {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

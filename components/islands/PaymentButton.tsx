import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/links/Icon.tsx';
import { fallbackStyle } from '../ui/style/fallbackStyle.ts';
import { color, control, duration, space } from '../ui/style/tokens.ts';

type PaymentButtonProps = Readonly<{
  script: string;
  /** The script's attribute for the button id. */
  attribute: string;
  buttonId: string;
  loading: string;
  failed: string;
  /** Offered if the button does not load. */
  calls: readonly Readonly<{ href: string; label: string }>[];
}>;

declare module '../../renderer/islands/Island.tsx' {
  interface Islands {
    PaymentButton: PaymentButtonProps;
  }
}

/** The payment provider's button, which its script renders into the form around the script. */
export function PaymentButton({ script, attribute, buttonId, loading, failed, calls }: PaymentButtonProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');

  useEffect(() => {
    if (form.current) addHostedButton(form.current, script, { [attribute]: buttonId }, setState);
  }, [script, attribute, buttonId]);

  return (
    <Box>
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
    </Box>
  );
}

/** After this, in milliseconds, the phone numbers are offered. */
const TIMEOUT = 10_000;

/**
 * Adds the provider's script to a form, once. It has succeeded when something is drawn there, even after the timeout.
 * @param attributes select the button
 */
function addHostedButton(
  form: HTMLFormElement,
  script: string,
  attributes: Readonly<Record<string, string>>,
  settle: (state: 'drawn' | 'failed') => void,
): void {
  if (form.querySelector('script')) return;
  const timer = setTimeout(settle, TIMEOUT, 'failed');
  const observer = new MutationObserver(() => {
    // The script itself has no height.
    if (form.offsetHeight === 0) return;
    observer.disconnect();
    clearTimeout(timer);
    settle('drawn');
  });
  observer.observe(form, { attributes: true, childList: true, subtree: true });

  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener('error', () => settle('failed'));
  form.append(element);
}

/* Reserves the button's height. */
const Box = styled.div`
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

/* Hidden without scripts, or if the island does not hydrate in time. */
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

  [data-failed] & {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

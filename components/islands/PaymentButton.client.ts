export type PaymentFacts = Readonly<{
  script: string;
  /** The script's attribute for the button id. */
  attribute: string;
  buttonId: string;
}>;

/** After this, in milliseconds, the phone numbers are offered. */
const TIMEOUT = 10_000;

const BUTTONS = 'a, button, [role=button], [type=submit], [type=image]';

/** What a provider opens on the page. Smaller frames, in pixels, are for its own use. */
const WINDOWS = 'iframe, dialog, [role=dialog]';
const SMALLEST_WINDOW = 100;

/** Where `branches/clinic.yaml` lists the hosts that a directive allows, if not under `scripts`. */
const LISTS: Readonly<Record<string, string>> = {
  'frame-src': 'frames',
  'form-action': 'frames',
  'connect-src': 'connections',
  'img-src': 'pictures',
};

/**
 * Adds the provider's script to the form, where it draws its button. If the button does not come, or no window after
 * a press, the phone numbers are offered, until it comes after all.
 */
export function start(island: HTMLElement): void {
  const { script, attribute, buttonId } = JSON.parse(island.dataset.facts ?? '') as PaymentFacts;
  const form = island.querySelector('form');
  if (!form) throw new Error('No form.');

  const fail = () => {
    island.dataset.failed = '';
  };
  let stopWaiting = () => {};
  let isWaiting = false;
  const come = () => {
    stopWaiting();
    island.removeAttribute('data-failed');
    island.dataset.drawn = '';
  };
  const waitFor = (hasCome: () => boolean) => {
    stopWaiting();
    isWaiting = true;
    const timer = setTimeout(fail, TIMEOUT);
    const observer = new MutationObserver(() => {
      if (hasCome()) come();
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
    stopWaiting = () => {
      clearTimeout(timer);
      observer.disconnect();
      isWaiting = false;
    };
  };

  // The script itself has no height.
  waitFor(() => form.offsetHeight > 0);

  let isPressed = false;
  const press = (event: Event) => {
    if (!event.composedPath().some((target) => target instanceof Element && target.matches(BUTTONS))) return;
    isPressed = true;
    const before = openWindows();
    waitFor(() => openWindows().some((opened) => !before.includes(opened)));
  };
  form.addEventListener('click', press, true);

  // The focus moves into a frame, or another window, tab or page opens. Whoever calls instead leaves the page, too.
  const leave = () => {
    if (isPressed && island.dataset.failed === undefined) come();
  };
  for (const sign of ['blur', 'pagehide', 'visibilitychange']) addEventListener(sign, leave);

  document.addEventListener('securitypolicyviolation', (violation) => {
    const directive = violation.effectiveDirective.replace(/-(?:elem|attr)$/, '');
    if (!isOfProvider(violation)) return;
    const { origin } = new URL(violation.blockedURI);
    const list = LISTS[directive] ?? 'scripts';
    console.error(
      `The policy of this page refuses ${origin} (${directive}). If the payment provider needs it, add it to payment.hosts.${list} in branches/clinic.yaml.`,
    );
    if (list === 'frames' && isPressed) {
      stopWaiting();
      fail();
    } else if (isWaiting && /^(?:script|frame)-src/.test(directive)) fail();
  });

  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  element.setAttribute(attribute, buttonId);
  element.addEventListener('error', fail);
  form.append(element);
}

const openWindows = () =>
  [...document.querySelectorAll<HTMLElement>(WINDOWS)].filter(
    (element) => element.offsetHeight >= SMALLEST_WINDOW && getComputedStyle(element).visibility === 'visible',
  );

/** Extensions have policies of their own; what they add to the page bears their scheme. */
const isOfProvider = ({ blockedURI, sourceFile }: SecurityPolicyViolationEvent) =>
  /^https?:/.test(blockedURI) && !/^(?!https?:)./.test(sourceFile);

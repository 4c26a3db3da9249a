/** A short message to the patient. */
export type Notice = Readonly<{ title?: string; description: string }>;

/** How long a toast stays, in milliseconds. */
const DURATION = 5000;

let stop = () => {};

/**
 * Shows a notice in the page's live region, replacing the one before. It closes after five seconds, not while the pointer
 * or the focus is on it, or at once with its button.
 */
export function showToast({ title, description }: Notice): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]');
  const template = region?.querySelector('template')?.content.firstElementChild;
  if (!region || !template) return;
  stop();

  const toast = document.importNode(template, true) as HTMLElement;
  fill(toast, '[data-toast-title]', title);
  fill(toast, '[data-toast-description]', description);

  let timer = 0;
  let rest = DURATION;
  let since = 0;
  const holds = new Set<string>();
  const run = () => {
    since = performance.now();
    timer = window.setTimeout(close, rest);
  };
  const hold = (by: string) => {
    if (holds.size === 0) {
      clearTimeout(timer);
      rest -= performance.now() - since;
    }
    holds.add(by);
  };
  const release = (by: string) => {
    if (holds.delete(by) && holds.size === 0) run();
  };
  const close = () => {
    clearTimeout(timer);
    toast.remove();
    stop = () => {};
  };

  toast.addEventListener('pointerenter', () => hold('pointer'));
  toast.addEventListener('pointerleave', () => release('pointer'));
  toast.addEventListener('focusin', () => hold('focus'));
  toast.addEventListener('focusout', () => release('focus'));
  toast.querySelector('button')?.addEventListener('click', close);
  stop = close;
  region.append(toast);
  run();
}

function fill(toast: HTMLElement, selector: string, text: string | undefined): void {
  const element = toast.querySelector(selector);
  if (!element) return;
  if (text) element.textContent = text;
  else element.remove();
}

export type Notice = Readonly<{ title?: string; description: string }>;

/** In milliseconds. */
const DURATION = 5000;

let stop = () => {};

/**
 * Shows a notice in place of the previous one. It closes after `DURATION`, which is paused while the toast has the
 * pointer or the focus, or with its button.
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
  let remaining = DURATION;
  let startedAt = 0;
  const pausedBy = new Set<string>();
  const run = () => {
    startedAt = performance.now();
    timer = window.setTimeout(close, remaining);
  };
  const pause = (reason: string) => {
    if (pausedBy.size === 0) {
      clearTimeout(timer);
      remaining -= performance.now() - startedAt;
    }
    pausedBy.add(reason);
  };
  const resume = (reason: string) => {
    if (pausedBy.delete(reason) && pausedBy.size === 0) run();
  };
  const close = () => {
    clearTimeout(timer);
    toast.remove();
    stop = () => {};
  };

  toast.addEventListener('pointerenter', () => pause('pointer'));
  toast.addEventListener('pointerleave', () => resume('pointer'));
  toast.addEventListener('focusin', () => pause('focus'));
  toast.addEventListener('focusout', () => resume('focus'));
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

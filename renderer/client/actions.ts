/** Clicks and submits wait, marked `aria-busy`, until there is code for them. */
const WAITING = '[aria-busy]';

/**
 * What a click or submit needs code for: the form, or a button outside forms. Links and `<summary>` work by
 * themselves; the click on a form's button counts as its submit, once the form is valid.
 */
export function subjectOf({ type, target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(type === 'submit' ? 'form' : '[type=button]') : null;
}

/** A form goes through its button: older browsers check required fields only then. */
function doAgain(subject: HTMLElement): void {
  subject.removeAttribute('aria-busy');
  (subject.querySelector<HTMLElement>('[type=submit]') ?? subject).click();
}

/** Repeats the clicks and submits that wait inside an element. */
export function replayEarlyActions(inside: Element): void {
  inside.querySelectorAll<HTMLElement>(WAITING).forEach(doAgain);
}

/** Forgets the clicks and submits that wait inside an element. */
export function discardEarlyActions(inside: Element): void {
  for (const subject of inside.querySelectorAll(WAITING)) subject.removeAttribute('aria-busy');
}

declare global {
  /** Noted by `EARLY_ACTIONS` of `renderer/document/inlineScripts.ts`. */
  var early: readonly Event[] | undefined;
}

/** Does what the patient did before this script had come: in that order, and each once. */
export function handleEarlyActions(): void {
  window.onclick = null;
  window.onsubmit = null;
  window.onpagehide = null;
  const subjects = new Set<HTMLElement>();
  for (const event of window.early ?? []) {
    const subject = subjectOf(event);
    if (subject) subjects.add(subject);
    // Whoever left the page and came back has something else in mind.
    if (event.type === 'pagehide') subjects.clear();
  }
  discardEarlyActions(document.body);
  subjects.forEach(doAgain);
}

import { doAgain, forgetHeldBack, subjectOf } from './actions.ts';

declare global {
  /** The events before this script, noted by `renderer/document/earlyActions.ts`. */
  var early: readonly Event[] | undefined;
}

/** Does what the patient did before this script had come: in that order, and each once, however often it was tried. */
export function doEarlyActions(): void {
  window.onclick = null;
  window.onsubmit = null;
  window.onpagehide = null;
  const subjects = new Set<HTMLElement>();
  for (const event of window.early ?? []) {
    const subject = subjectOf(event);
    if (subject) subjects.add(subject);
    // Whoever left the page and came back to it has something else in mind.
    if (event.type === 'pagehide') subjects.clear();
  }
  forgetHeldBack(document.body);
  subjects.forEach(doAgain);
}

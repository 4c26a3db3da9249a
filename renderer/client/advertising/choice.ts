/** What the patient has said to advertising on this device. */
export type Answer = 'accepted' | 'declined';

/** The same, or nothing yet; `refused`: the browser says no on behalf of its user, whatever was said before. */
export type Choice = Answer | 'open' | 'refused';

/** Where it is kept in the browser's storage. */
export const ANSWER_KEY = 'advertising';

/** Holds for this view only, where the browser keeps nothing. */
let unkept: Answer | undefined;

/** The present choice, which may have changed on another page or in another tab. */
export function readChoice(): Choice {
  if (refusesTracking()) return 'refused';
  try {
    const kept = unkept ?? localStorage.getItem(ANSWER_KEY);
    return kept === 'accepted' || kept === 'declined' ? kept : 'open';
  } catch {
    // It could not remember a no, so nobody is asked on every page anew.
    return 'declined';
  }
}

/** Keeps an answer on this device. */
export function keepAnswer(answer: Answer): void {
  try {
    localStorage.setItem(ANSWER_KEY, answer);
  } catch {
    unkept = answer;
  }
}

/** Global Privacy Control and Do Not Track. */
function refusesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

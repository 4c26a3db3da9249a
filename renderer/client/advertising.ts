/** Asks for consent to advertising, and loads the pixel after a yes. Only on sites of clinics with a pixel. */
import { startPixel, stopPixel } from './pixel.ts';

type Answer = 'accepted' | 'declined';

/** `refused`: the browser says no on behalf of its user, whatever was said before. */
type Choice = Answer | 'open' | 'refused';

const ANSWER_KEY = 'advertising';

/** For this view only, where the browser keeps nothing. */
let unkept: Answer | undefined;

const notice = document.querySelector<HTMLElement>('[data-advertising]');
if (notice) watch(notice);

/** Makes the notice and the buttons of the footer work. */
function watch(notice: HTMLElement): void {
  const refresh = (isCounted: boolean) => follow(notice, isCounted);
  const answer = (given: Answer, isTyped: boolean) => {
    const hadFocus = notice.contains(document.activeElement);
    keepAnswer(given);
    refresh(document.readyState !== 'complete');
    // The button that changes the answer. A finger would lose its place on the page.
    const changes = document.querySelector<HTMLElement>('button[data-choice]:not([hidden])');
    if (hadFocus) changes?.focus({ preventScroll: !isTyped });
  };

  addEventListener('click', ({ target, detail }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-answer], button[data-choice]');
    if (!button) return;
    if (button.dataset.answer) return answer(button.dataset.answer as Answer, detail === 0);
    notice.hidden = false;
    notice.focus();
  });
  // Before the listener that closes menus on Escape, and leaves the key to them.
  const isKept = () => notice.hidden || document.querySelector('details[data-dismiss][open]');
  addEventListener('keydown', ({ key }) => key === 'Escape' && !isKept() && answer('declined', true), true);

  // Before those of `pageView.ts`, which then finds the tracking function.
  addEventListener('pageshow', ({ persisted }) => persisted && refresh(true), true);
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', () => refresh(true), { capture: true, once: true });
  } else refresh(true);
  // Answered in another tab.
  addEventListener('storage', ({ key }) => key === ANSWER_KEY && refresh(document.readyState !== 'complete'));
}

/** Does what the present choice says, and shows it in the footer. */
function follow(notice: HTMLElement, isCounted: boolean): void {
  const choice = readChoice();
  const { advertising: pixelId } = notice.dataset;
  for (const label of document.querySelectorAll<HTMLElement>('[data-choice]')) {
    label.hidden = label.dataset.choice !== choice;
  }
  if (choice === 'open') {
    if (pixelId) showBelow(notice);
    return;
  }
  notice.hidden = true;
  if (choice !== 'accepted') stopPixel();
  else if (pixelId) startPixel(pixelId, isCounted);
}

/** Shows the notice once its place is below the screen: nothing in sight moves. */
function showBelow(notice: HTMLElement): void {
  const next = notice.nextElementSibling;
  const show = () => {
    notice.hidden = readChoice() !== 'open';
  };
  const onIntersect: IntersectionObserverCallback = ([entry], observer) => {
    if (entry?.isIntersecting) return;
    observer.disconnect();
    show();
  };
  if (next && globalThis.IntersectionObserver) new IntersectionObserver(onIntersect).observe(next);
  else show();
}

/** It may have changed on another page or in another tab. */
function readChoice(): Choice {
  if (refusesTracking()) return 'refused';
  try {
    const kept = unkept ?? localStorage.getItem(ANSWER_KEY);
    return kept === 'accepted' || kept === 'declined' ? kept : 'open';
  } catch {
    // It could not remember a no, so nobody is asked on every page anew.
    return 'declined';
  }
}

function keepAnswer(answer: Answer): void {
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

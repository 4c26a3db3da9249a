import { whatsappLink } from '../../branches/model/links.ts';
import type { NoticeEvent } from '../../renderer/client/notices.ts';
import type { Notice } from '../../renderer/client/toast.ts';
import { composeMessage, type MessageField, messageText } from './composeMessage.ts';

export type ConsultationFacts = Readonly<{
  /** Where the message goes if no branch is chosen, in E.164 format. */
  number: string;
  greeting: string;
  fields: readonly MessageField[];
  notice: Notice;
  pressAgain: string;
}>;

/** When the preview is compared with the fields: what fills them need not send an event, but people move before they look. */
const LOOKS = ['input', 'change', 'focusin', 'focusout', 'pointerover', 'focus', 'pageshow', 'visibilitychange'];

/**
 * Composes a WhatsApp message from what the patient types, with a live preview. The site itself stores and sends
 * nothing. Elements are looked up when they are needed: translators and password managers replace, wrap and add some.
 */
export function start(island: HTMLElement): void {
  const facts = () => JSON.parse(island.dataset.facts ?? '') as ConsultationFacts;
  const find = <Found extends HTMLElement>(selector: string) => island.querySelector<Found>(selector);
  const show = (selector: string, isShown: boolean) => find(selector)?.toggleAttribute('hidden', !isShown);
  const typed = () => new FormData(find<HTMLFormElement>('form') ?? undefined);
  const compose = () => {
    const { greeting, fields } = facts();
    return composeMessage(greeting, fields, typed());
  };

  const preview = () => {
    const bubble = find('[data-message]');
    const lines = compose();
    const shown = Array.from(bubble?.children ?? [], ({ textContent }) => textContent).join('\n');
    if (shown === messageText(lines)) return;
    bubble?.replaceChildren(
      ...lines.map(({ text, missing = false }) => {
        const line = document.createElement('p');
        line.textContent = text;
        line.toggleAttribute('data-missing', missing);
        return line;
      }),
    );
  };

  const openChat = (event: Event) => {
    event.preventDefault();
    const { number, notice, pressAgain } = facts();
    const say = (detail: Notice) => dispatchEvent(new CustomEvent('site:notice' satisfies NoticeEvent, { detail }));
    // A tab that opens long after the press counts as a pop-up, which browsers block.
    const isTooLate = 'userActivation' in navigator && !navigator.userActivation.isActive;
    show('[data-press-again]', isTooLate);
    if (isTooLate) return say({ description: pressAgain });
    // To the branch that the patient has chosen.
    const href = whatsappLink(String(typed().get('branch') || number), messageText(compose()));
    const link = find<HTMLAnchorElement>('[data-open-again] a') ?? island.appendChild(document.createElement('a'));
    Object.assign(link, { href, target: '_blank', rel: 'noopener noreferrer' });
    show('[data-open-again]', true);
    // In the submit event itself, so that pop-up blockers allow it, and in the page, so that the editor hears of it.
    link.click();
    (event.target as HTMLFormElement).reset();
    preview();
    return say(notice);
  };

  island.addEventListener('submit', openChat);
  for (const look of LOOKS) addEventListener(look, preview);
  preview();
}

import { whenVisible } from './when.ts';

/**
 * Marks offers that have expired since the build as ended, and moves them to the past offers.
 * @param today ISO day at the clinic
 */
export function endOffers(today: string): void {
  const past = document.querySelector<HTMLElement>('[data-past-offers]');
  for (const card of document.querySelectorAll<HTMLElement>('[data-last-day]')) {
    if (today <= (card.dataset.lastDay ?? today)) continue;
    // The poster of an offer makes room for the next one.
    if (card.dataset.offer === undefined) {
      card.remove();
      continue;
    }
    const group = card.closest('[data-offer-group]');
    card.removeAttribute('data-last-day');
    card.dataset.ended = '';
    for (const part of card.querySelectorAll<HTMLElement>('[data-while]')) {
      part.hidden = part.dataset.while !== 'ended';
    }
    past?.append(card);
    if (past) past.closest('section')?.removeAttribute('hidden');
    const empty = group?.querySelector<HTMLElement>('[data-no-offers]');
    if (empty && !group?.querySelector('[data-offer]')) empty.hidden = false;
  }
}

/** Once, when it is in view. */
export function startConfetti(): void {
  whenVisible(document.querySelectorAll<HTMLElement>('[data-confetti]'), ({ dataset }) => {
    dataset.falling = '';
  });
}

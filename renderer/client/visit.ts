import type { Timetable } from '../../branches/model/openingState.ts';
import { readVisit, type Visit, visitState } from '../../branches/model/visit.ts';
import { createCalendar } from './visitCalendar.ts';
import { type VisitWords, visitTime } from './visitTime.ts';

/**
 * Opens the card of the visit that an address names, as a dialog: nothing on the page moves. Nothing for any other address.
 * @param now milliseconds since 1970, UTC
 */
export function showVisit({ origin, pathname, hash }: Pick<URL, 'origin' | 'pathname' | 'hash'>, now: number): void {
  document.querySelector('dialog')?.remove();
  const visit = readVisit(hash);
  const template = document.querySelector<HTMLTemplateElement>('template[data-visit]');
  const written = template?.content.querySelector('dialog');
  const place = `[data-branch="${visit?.branch}"]`;
  if (!visit || !template || !written?.querySelector(place)) return;
  const card = document.importNode(written, true);
  for (const other of card.querySelectorAll(`[data-branch]:not(${place})`)) other.remove();
  fill(card, visit, JSON.parse(template.dataset.visit ?? ''), origin + pathname + hash, now);
  template.after(card);
  // The clock of the page fills its line, too, which says whether anybody answers.
  dispatchEvent(new Event('focus'));
  // The same visit in the other language.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header [hreflang]')) link.hash = hash;
  card.querySelector('button')?.addEventListener('click', () => card.remove());
  // Browsers of before 2022 show it as any element.
  card.showModal?.();
}

function fill(card: Element, visit: Visit, words: VisitWords, link: string, now: number): void {
  const find = (selector: string) => [...card.querySelectorAll<HTMLElement>(selector)];
  const textOf = (selector: string) =>
    find(selector)
      .map(({ textContent }) => textContent)
      .join(', ')
      .replace(/\s/g, ' ');
  const say = (selector: string, text: string) => {
    for (const element of find(selector)) element.textContent = text;
  };
  const [place] = find('[data-branch]');
  const state = visitState(visit, JSON.parse(place?.dataset.timetable ?? '') as Timetable, now);
  const { begins, branch, day } = visit;
  say('[data-when]', begins ? visitTime(visit, words, -new Date(begins).getTimezoneOffset()) : '');
  for (const calendar of find('[href="#visit"]')) {
    if (state !== 'coming') {
      say('[data-note]', words[state]);
      calendar.remove();
      continue;
    }
    const entry = createCalendar({
      begins,
      now,
      title: textOf('h2'),
      place: textOf('[data-branch] h3, address > *'),
      notes: textOf('[href^=tel]'),
      link,
    });
    const href = URL.createObjectURL(new Blob([entry], { type: 'text/calendar' }));
    Object.assign(calendar, { href, download: `${branch}-${day}.ics` });
  }
}

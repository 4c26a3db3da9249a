import type { ClinicPlace } from '../../../site/pages/clinicFacts.ts';
import { findNearest } from './nearest.ts';

/** From `components/islands/ClinicFinder.tsx`. `{place}` and `{names}` stand for a place and for names of clinics. */
export type FinderWords = Readonly<Record<'nearest' | 'unknown' | 'elsewhere', string>>;

/** How long somebody rests before what they typed is looked for, in milliseconds: screen readers are not interrupted. */
const REST = 250;
/** How many clinics are told. */
const TOLD = 3;

/**
 * Sorts the list of clinics by nearness to what is typed into the field, without asking anybody. The entries themselves move into a list
 * without districts, and back once the field is empty or has what is not known.
 */
export function watchField(field: HTMLInputElement): void {
  const words: FinderWords | undefined = field.dataset.finder && JSON.parse(field.dataset.finder);
  if (!words) return;
  // Once.
  field.dataset.finder = '';
  const [sorted, status] = ['[data-nearest]', '[data-found]'].map((part) => document.querySelector<HTMLElement>(part));
  const entries = Array.from(document.querySelectorAll<HTMLElement>('[data-near]'), (choice) => ({
    ...(JSON.parse(choice.dataset.near ?? '') as ClinicPlace),
    entry: choice.parentElement ?? choice,
    home: choice.parentElement?.parentElement,
  }));

  const move = (list?: HTMLElement | null, order = entries) => {
    for (const { entry, home } of order) (list ?? home)?.append(entry);
    sorted?.toggleAttribute('hidden', !list);
  };
  const look = () => {
    const found = findNearest(field.value, entries, document.documentElement.lang);
    let text = '';
    if (typeof found === 'object') {
      const { place, nearestFirst } = found;
      move(
        sorted,
        nearestFirst.map(({ clinic }) => clinic),
      );
      const names = nearestFirst.slice(0, TOLD).map(({ name }) => name);
      text = words.nearest.replace('{place}', () => place).replace('{names}', () => names.join(', '));
    } else {
      if (found !== 'short') text = words[found];
      // What was found before is no answer to this.
      if (found !== 'short' || !field.value.trim()) move();
    }
    if (status && status.textContent !== text) status.textContent = text;
  };

  let rest: number | undefined;
  field.addEventListener('input', () => {
    clearTimeout(rest);
    rest = window.setTimeout(look, REST);
  });
  // What was typed before this script came, or what the browser has restored.
  look();
}

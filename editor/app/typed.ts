/** What was typed last and is not in the draft yet. It outlives a reload of its tab: a worker may end before it has written. */
import type { Path } from '../form/types.ts';
import type { TextPlace } from '../texts/textPlace.ts';
import { session } from './api.ts';

/** A value of a file, by the id of its form; or a text in a language. */
export type Typed =
  | Readonly<{ form: string; path: Path; value: unknown }>
  | Readonly<{ language: string; place: TextPlace; text: string }>;

const KEPT = 'editor.typed';

let all: readonly Typed[] = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');

function become(next: readonly Typed[]): void {
  all = next;
  if (all.length === 0) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, JSON.stringify(all));
}

const nameOf = (typed: Typed) =>
  JSON.stringify('form' in typed ? [typed.form, typed.path] : [typed.language, typed.place.namespace, typed.place.key]);

/** Keeps what was typed in place of what was typed there before. */
export const keepTyped = (typed: Typed): void =>
  become([...all.filter((each) => nameOf(each) !== nameOf(typed)), typed]);

/** The draft has it, unless something else was typed there meanwhile. */
export const forgetTyped = (typed: Typed): void =>
  become(all.filter((each) => JSON.stringify(each) !== JSON.stringify(typed)));

/** Puts into the draft what a reload was faster with. What is refused now had no place any more. */
export async function sendTyped(): Promise<void> {
  for (const typed of all) {
    const sent =
      'form' in typed
        ? session.forms.edit(typed.form, [{ kind: 'set', path: typed.path, value: typed.value }])
        : session.texts.write(typed.language, typed.place, typed.text);
    await sent.then(undefined, () => undefined);
    forgetTyped(typed);
  }
}

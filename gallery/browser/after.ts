/** Repeats the visitor's interaction in an example's document, once the site's own code has run. */
import type { Interaction } from '../example.ts';

const deed: Partial<Record<'tap' | 'focus', string> & { scroll: number }> = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name=gallery-after]')?.content ?? '{}',
) satisfies Partial<Interaction>;

if (deed.tap) document.querySelector<HTMLElement>(deed.tap)?.click();
if (deed.focus) document.querySelector<HTMLElement>(deed.focus)?.focus();
if (deed.scroll) scrollTo({ top: deed.scroll, behavior: 'instant' });

document.documentElement.dataset.done = '';

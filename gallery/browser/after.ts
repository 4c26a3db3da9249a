/** Performs an example's interaction, after the site's script has run. */
import type { Interaction } from '../example.ts';

const interaction: Partial<Record<'tap' | 'focus', string> & { scroll: number }> = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name=gallery-after]')?.content ?? '{}',
) satisfies Partial<Interaction>;

if (interaction.tap) document.querySelector<HTMLElement>(interaction.tap)?.click();
if (interaction.focus) document.querySelector<HTMLElement>(interaction.focus)?.focus();
if (interaction.scroll) scrollTo({ top: interaction.scroll, behavior: 'instant' });

document.documentElement.dataset.done = '';

/** On an example: performs its interaction, after the site's script has run. On a page of the gallery: fits its frames. */
import type { Interaction } from './example.ts';

const interaction: Partial<Record<'tap' | 'focus', string> & { scroll: number }> = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name=gallery-after]')?.content ?? '{}',
) satisfies Partial<Interaction>;

if (interaction.tap) document.querySelector<HTMLElement>(interaction.tap)?.click();
if (interaction.focus) document.querySelector<HTMLElement>(interaction.focus)?.focus();
if (interaction.scroll) scrollTo({ top: interaction.scroll, behavior: 'instant' });

document.documentElement.dataset.done = '';

// Every frame is as high as its content.
for (const frame of document.querySelectorAll('iframe')) {
  const resize = () => {
    const { body } = frame.contentDocument ?? {};
    if (body) frame.height = String(body.scrollHeight);
  };
  frame.addEventListener('load', resize);
  resize();
}

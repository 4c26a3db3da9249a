/**
 * Hydrates the page's islands, each at its own moment. `renderer/islands/Island.tsx` renders their HTML;
 * `components/ui/style/fallbackStyle.ts` shows an island's fallback when its code cannot run.
 */
import type { ComponentType } from 'react';
import { whenVisible } from './whenVisible.ts';

type IslandModule = Record<string, ComponentType<object>>;

const modules = import.meta.glob<IslandModule>('../../components/islands/*.tsx');

/** The longest wait of an `idle` island, and its wait in browsers without `requestIdleCallback`, in milliseconds. */
const IDLE_TIMEOUT = 2000;
const IDLE_FALLBACK = 200;

const ASLEEP = '[data-island]:not([data-awake])';

const waking = new WeakMap<Element, Promise<boolean>>();

/** Hydrates each island at its moment, or on the first touch or focus inside it. */
export function wakeIslands(): void {
  for (const hint of ['pointerdown', 'focusin']) {
    addEventListener(hint, ({ target }) => void wake(asleep(target)), { passive: true });
  }
  addEventListener('click', replay, true);
  addEventListener('submit', replay, true);

  const whenIdle = (act: () => void) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(act, { timeout: IDLE_TIMEOUT })
      : setTimeout(act, IDLE_FALLBACK);
  for (const island of document.querySelectorAll<HTMLElement>(ASLEEP)) {
    island.dataset.asleep = '';
    if (island.dataset.when === 'visible') whenVisible([island], wake);
    if (island.dataset.when === 'idle') whenIdle(() => wake(island));
  }
}

/** Holds back a click or submit until its island has hydrated, then repeats it. Links need no hydration. */
async function replay(event: Event): Promise<void> {
  const { target } = event;
  const island = asleep(target);
  if (!island || !(target instanceof HTMLElement)) return;
  // Submits the form through its button: older browsers check required fields only then.
  const control = target.closest<HTMLElement>('button, summary') ?? target.querySelector<HTMLElement>('[type=submit]');
  if (!control || (event.type === 'click' && !control.contains(target))) return;
  event.preventDefault();
  event.stopPropagation();
  if (await wake(island)) control.click();
}

function asleep(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ASLEEP) : null;
}

/** Resolves to true once the island has hydrated, or to false if its code failed to load or run; then its fallback is shown. */
function wake(island: HTMLElement | null): Promise<boolean> {
  if (!island) return Promise.resolve(false);
  const begun = waking.get(island) ?? load(island);
  waking.set(island, begun);
  return begun;
}

async function load(island: HTMLElement): Promise<boolean> {
  const { island: name = '', props = '{}', prefix = '' } = island.dataset;
  island.removeAttribute('data-asleep');
  try {
    const [{ hydrate }, module] = await Promise.all([
      import('./hydrate.ts'),
      modules[`../../components/islands/${name}.tsx`]?.(),
    ]);
    await hydrate(island, module?.[name], JSON.parse(props), prefix);
    island.removeAttribute('data-failed');
    island.dataset.awake = '';
    return true;
  } catch {
    waking.delete(island);
    island.dataset.failed = '';
    return false;
  }
}

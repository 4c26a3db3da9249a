/**
 * Wakes the islands of the page, each at its moment: see `renderer/islands/Island.tsx` for what is in the HTML.
 * `components/ui/style/fallbackStyle.ts` shows an island's fallback when its code cannot run.
 */
import type { ComponentType } from 'react';
import { whenVisible } from './whenVisible.ts';

type IslandModule = Record<string, ComponentType<object>>;

const modules = import.meta.glob<IslandModule>('../../components/islands/*.tsx');

/** How long an `idle` island waits at most, and how long where the browser has no `requestIdleCallback`; in milliseconds. */
const IDLE_TIMEOUT = 2000;
const IDLE_FALLBACK = 200;

const ASLEEP = '[data-island]:not([data-awake])';

const waking = new WeakMap<Element, Promise<boolean>>();

/** Waits for each island's moment, and for the first touch or focus of any of them. */
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

/** Holds back a click or submit until its island has hydrated, then repeats it. Links work without. */
async function replay(event: Event): Promise<void> {
  const { target } = event;
  const island = asleep(target);
  if (!island || !(target instanceof HTMLElement)) return;
  // A form is submitted through its button: in older browsers only that checks required fields.
  const control = target.closest<HTMLElement>('button, summary') ?? target.querySelector<HTMLElement>('[type=submit]');
  if (!control || (event.type === 'click' && !control.contains(target))) return;
  event.preventDefault();
  event.stopPropagation();
  if (await wake(island)) control.click();
}

function asleep(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ASLEEP) : null;
}

/** Resolves to true once the island has hydrated, to false when its code did not load or failed: its fallback is shown then. */
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

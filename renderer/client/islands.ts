/**
 * Wakes the islands of the page, each at its moment: see `renderer/islands/Island.tsx` for what is in the HTML.
 * `components/ui/style/fallbackStyle.ts` shows the fallback of an island that neither sleeps nor wakes.
 */
import type { ComponentType } from 'react';
import { whenVisible } from './whenVisible.ts';

type IslandModule = Record<string, ComponentType<object>>;

const modules = import.meta.glob<IslandModule>('../../components/islands/*.tsx');

/** How long an island waits for the browser's rest where a page never rests, and where the browser cannot tell, in milliseconds. */
const LONGEST_REST = 2000;
const SHORT_REST = 200;

const ASLEEP = '[data-island]:not([data-awake])';

const waking = new WeakMap<Element, Promise<boolean>>();

/** Watches every island's moment, and the patient's first touch of any of them. */
export function wakeIslands(): void {
  for (const hint of ['pointerdown', 'focusin']) {
    addEventListener(hint, ({ target }) => void wake(asleep(target)), { passive: true });
  }
  addEventListener('click', replay, true);
  addEventListener('submit', replay, true);

  const whenIdle = (act: () => void) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(act, { timeout: LONGEST_REST })
      : setTimeout(act, SHORT_REST);
  for (const island of document.querySelectorAll<HTMLElement>(ASLEEP)) {
    island.dataset.asleep = '';
    if (island.dataset.when === 'visible') whenVisible([island], wake);
    if (island.dataset.when === 'idle') whenIdle(() => wake(island));
  }
}

/** Holds back a click or submit on an island that is not awake, and repeats it when it is. Links need no waking. */
async function replay(event: Event): Promise<void> {
  const { target } = event;
  const island = asleep(target);
  if (!island || !(target instanceof HTMLElement)) return;
  // A form is sent through its button: older browsers have no other way that asks for missing fields.
  const control = target.closest<HTMLElement>('button, summary') ?? target.querySelector<HTMLElement>('[type=submit]');
  if (!control || (event.type === 'click' && !control.contains(target))) return;
  event.preventDefault();
  event.stopPropagation();
  if (await wake(island)) control.click();
}

function asleep(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ASLEEP) : null;
}

/** True once the island is awake; false when its code did not arrive or failed, and then its plain fallback is shown. */
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

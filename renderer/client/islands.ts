/** Wakes the islands of the page, each at its moment: see `renderer/islands/Island.tsx` for what is in the HTML. */
import type { ComponentType } from 'react';

type IslandModule = Record<string, ComponentType<object>>;

const modules = import.meta.glob<IslandModule>('../../components/islands/*.tsx');

const ASLEEP = '[data-island]:not([data-awake])';

const waking = new WeakMap<Element, Promise<boolean>>();

/** Watches every island's moment, and the patient's first touch of any of them. */
export function wakeIslands(): void {
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      wake(target);
    }
  });
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  for (const island of document.querySelectorAll<HTMLElement>(ASLEEP)) {
    if (island.dataset.when === 'visible') visible.observe(island);
    if (island.dataset.when === 'idle') whenIdle(() => wake(island));
  }

  for (const hint of ['pointerdown', 'focusin']) {
    addEventListener(hint, ({ target }) => void wake(asleep(target)), { passive: true });
  }
  addEventListener('click', replay, true);
  addEventListener('submit', replay, true);
}

/** Holds back a click or submit on an island that is not awake, and repeats it when it is. Links need no waking. */
async function replay(event: Event): Promise<void> {
  const { target } = event;
  const island = asleep(target);
  if (!island || !(target instanceof HTMLElement)) return;
  const control = event.type === 'click' ? target.closest<HTMLElement>('button, summary') : target;
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  if (!(await wake(island))) return;
  if (control instanceof HTMLFormElement) control.requestSubmit((event as SubmitEvent).submitter);
  else control.click();
}

function asleep(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ASLEEP) : null;
}

/** True once the island is awake; false when its code did not arrive, and then its plain fallback is shown. */
function wake(island: Element | null): Promise<boolean> {
  if (!(island instanceof HTMLElement)) return Promise.resolve(false);
  const begun = waking.get(island) ?? load(island);
  waking.set(island, begun);
  return begun;
}

async function load(island: HTMLElement): Promise<boolean> {
  const { island: name = '', props = '{}', prefix = '' } = island.dataset;
  try {
    const [{ hydrate }, module] = await Promise.all([
      import('./hydrate.ts'),
      modules[`../../components/islands/${name}.tsx`]?.(),
    ]);
    const component = module?.[name];
    if (!component) return false;
    await hydrate(island, component, JSON.parse(props), prefix);
    island.dataset.awake = '';
    return true;
  } catch {
    waking.delete(island);
    for (const fallback of island.querySelectorAll<HTMLElement>('[data-fallback]')) fallback.hidden = false;
    return false;
  }
}

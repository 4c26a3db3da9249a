/**
 * Hydrates the page's islands, each at its moment. `components/ui/style/fallbackStyle.ts` shows a fallback when the
 * code cannot run.
 */
import type { ComponentType } from 'react';
import { doHeldBack, forgetHeldBack, subjectOf } from './actions.ts';
import { whenVisible } from './when.ts';

type IslandModule = Record<string, ComponentType<object>>;

const modules = import.meta.glob<IslandModule>('../../components/islands/[A-Z]*.tsx');

const ASLEEP = '[data-island]:not([data-awake])';

/** Some browsers remember a failed import until the page is left. A service worker may have the code. */
const isCutOff = () => !navigator.onLine && !navigator.serviceWorker?.controller;

/** Islands that are being hydrated, or are awake. */
const waking = new WeakSet<Element>();

/**
 * Hydrates each island at its moment, or on the first touch or focus inside; one that failed, again when the network
 * is back.
 */
export function wakeIslands(): void {
  for (const hint of ['pointerdown', 'focusin']) addEventListener(hint, wakeNow, { passive: true });
  for (const action of ['click', 'submit']) addEventListener(action, holdBack, true);
  addEventListener('pagehide', () => forgetHeldBack(document.body));
  addEventListener('online', () => document.querySelectorAll<HTMLElement>('[data-island][data-failed]').forEach(wake));

  for (const island of document.querySelectorAll<HTMLElement>(ASLEEP)) {
    island.dataset.asleep = '';
    if (island.dataset.when === 'visible') whenVisible([island], wake);
  }
}

function wakeNow({ target }: Event): void {
  const island = asleep(target);
  // Whoever goes on with a form that failed will send it again.
  if (island?.dataset.failed === '') forgetHeldBack(island);
  wake(island);
}

/** Holds back a click or submit until its island has hydrated. Repeats are one: the mark is on the subject. */
function holdBack(event: Event): void {
  const island = asleep(event.target);
  const subject = subjectOf(event);
  if (!island || !subject) return;
  event.preventDefault();
  event.stopPropagation();
  subject.setAttribute('aria-busy', 'true');
  wake(island);
}

function asleep(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ASLEEP) : null;
}

function wake(island: HTMLElement | null): void {
  if (!island || waking.has(island)) return;
  waking.add(island);
  load(island);
}

/** Then does what was held back. If the code fails to load or run, the fallback is shown. */
async function load(island: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}', prefix = '' } = island.dataset;
  island.removeAttribute('data-asleep');
  try {
    if (isCutOff()) throw new Error('No network');
    const [{ hydrate }, module] = await Promise.all([
      import('./hydrate.ts'),
      modules[`../../components/islands/${name}.tsx`]?.(),
    ]);
    await hydrate(island, module?.[name], JSON.parse(props), prefix);
    island.removeAttribute('data-failed');
    island.dataset.awake = '';
  } catch {
    waking.delete(island);
    island.dataset.failed = '';
    return;
  }
  doHeldBack(island);
}

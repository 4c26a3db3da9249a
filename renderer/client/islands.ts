/**
 * Starts the scripts of the page's islands, each when it is seen or touched. `components/islands/ConsultationForm.tsx`
 * shows a fallback when the code cannot run.
 */
import { discardEarlyActions, replayEarlyActions, subjectOf } from './actions.ts';
import { whenVisible } from './when.ts';

/** An island's script takes over the elements that are there. */
export type IslandScript = Readonly<{ start(island: HTMLElement): void }>;

const ASLEEP = '[data-island]:not([data-awake])';

/** Some browsers remember a failed import until the page is left. A service worker may have the code. */
const isCutOff = () => !navigator.onLine && !navigator.serviceWorker?.controller;

let loadScript: (name?: string) => Promise<IslandScript> | undefined;

/** Islands whose code is being loaded, or that are awake. */
const waking = new WeakSet<Element>();

/**
 * Starts each island when it is seen, or on the first touch or focus inside; one that failed, again when the network is back.
 * @param load loads the script of an island by its name; gives undefined if there is none
 */
export function startIslands(load: typeof loadScript): void {
  loadScript = load;
  for (const hint of ['pointerdown', 'focusin']) addEventListener(hint, wakeNow, { passive: true });
  for (const action of ['click', 'submit']) addEventListener(action, holdBack, true);
  addEventListener('pagehide', () => discardEarlyActions(document.body));
  addEventListener('online', () => document.querySelectorAll<HTMLElement>('[data-island][data-failed]').forEach(wake));

  for (const island of document.querySelectorAll<HTMLElement>(ASLEEP)) {
    island.dataset.asleep = '';
    whenVisible([island], wake);
  }
}

function wakeNow({ target }: Event): void {
  const island = asleep(target);
  // Whoever goes on with a form that failed will send it again.
  if (island?.dataset.failed === '') discardEarlyActions(island);
  wake(island);
}

/** Holds back a click or submit until its island is awake. Repeats are one: the mark is on the subject. */
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
  island.removeAttribute('data-asleep');
  try {
    if (isCutOff()) throw new Error('No network');
    const script = await loadScript(island.dataset.island);
    if (!script) throw new Error('No such island');
    script.start(island);
    island.removeAttribute('data-failed');
    island.dataset.awake = '';
  } catch {
    waking.delete(island);
    island.dataset.failed = '';
    return;
  }
  replayEarlyActions(island);
}

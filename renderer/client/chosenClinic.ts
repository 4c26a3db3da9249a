/**
 * Puts the clinic that a reader has chosen in the place of the primary one, on sites with many branches. It is remembered on the device
 * only. `chosenClinicLoader` of `renderer/document/inlineScripts.ts` loads this where one is remembered, or about to be chosen.
 */
import type { ClinicFacts, SiteClinics } from '../../site/pages/clinicFacts.ts';

declare global {
  interface WindowEventMap {
    /** A press on something that this makes work, or its focus. */
    'site:clinic': CustomEvent<Event>;
  }
}

type Kept = Readonly<{ revision: string; facts: ClinicFacts }>;

const KEY = 'clinic';

const { lang } = document.documentElement;
const { revision, primary } = JSON.parse(document.documentElement.dataset.clinics ?? '') as SiteClinics;

/** The revisions whose facts are right: this page's, and what the site has answered since. */
const current = new Set([revision]);
/** The clinics that the site was asked about, once for a page. */
const asked = new Set<string>();
/** Where the browser keeps nothing, for this page only. */
let kept: Kept | undefined;

// Also when it was chosen or forgotten in another tab, or while this page waited for its reader.
for (const sight of ['pageshow', 'storage']) addEventListener(sight, refresh);
document.addEventListener('prerenderingchange', refresh);
addEventListener('site:clinic', ({ detail }) => act(detail));
refresh();

function act({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const field = target.closest<HTMLInputElement>('[data-finder]');
  // Without its code, the whole list is there.
  if (field) import('./finder/finder.ts').then(({ watchField }) => watchField(field)).catch(() => {});
  const choice = target.closest<HTMLElement>('[data-clinic-facts]');
  const button = target.closest<HTMLElement>('[data-choose], [data-forget]');
  if (type !== 'click' || !choice || !button) return;
  const chooses = button.dataset.choose !== undefined;
  keep(chooses ? { revision, facts: factsOf(choice) } : undefined);
  // The pressed button is gone.
  choice.querySelector<HTMLElement>(chooses ? '[data-forget]' : '[data-choose]')?.focus({ preventScroll: true });
}

const factsOf = ({ dataset }: HTMLElement): ClinicFacts => JSON.parse(dataset.clinicFacts ?? '');

function keep(choice: Kept | undefined): void {
  kept = choice;
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {}
  show(kept?.facts);
}

/** What is remembered is shown only if it is right: until the site has said so, the page speaks of the primary clinic. */
function refresh(): void {
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {}
  const isCurrent = kept && current.has(kept.revision);
  show(isCurrent ? kept?.facts : undefined);
  const id = kept?.facts?.id;
  if (!id || isCurrent || asked.has(id)) return;
  asked.add(id);
  renew(id).catch(() => {});
}

/** Asks the site for the facts of a clinic anew; without an answer, nothing changes. One that is gone is forgotten. */
async function renew(id: string): Promise<void> {
  const answer = await fetch(`/clinics/${encodeURIComponent(id)}`);
  if (!answer.ok && answer.status !== 404 && answer.status !== 410) return;
  // Only two attributes of it are read.
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const choice = page.querySelector<HTMLElement>('[data-clinic-facts]');
  const { revision: now }: Partial<SiteClinics> = JSON.parse(page.documentElement.dataset.clinics ?? '{}');
  const facts = choice && factsOf(choice);
  if (facts?.id !== id || !now) return keep(undefined);
  current.add(now);
  keep({ revision: now, facts });
}

/** What the page said of the primary clinic, by the texts and attributes that say it. */
const written = new Map<Node, string>();

/** @param facts undefined for the primary clinic, which the page was made for */
function show(facts?: ClinicFacts): void {
  const place = `body [data-clinic="${primary.id}"]`;
  for (const element of document.querySelectorAll(`${place}, ${place} *`)) {
    for (const node of [...element.childNodes, ...element.attributes]) {
      if (!(node instanceof Text || node instanceof Attr)) continue;
      const text = written.get(node) ?? node.nodeValue ?? '';
      const now = facts ? inPlaceOf(text, node, element, facts) : text;
      if (now === node.nodeValue) continue;
      written.set(node, text);
      node.nodeValue = now;
    }
  }
  for (const choice of document.querySelectorAll<HTMLElement>('[data-clinic-facts]')) {
    const isChosen = facts?.id === factsOf(choice).id;
    choice.querySelector('[data-chosen]')?.toggleAttribute('hidden', !isChosen);
    choice.querySelector('[data-choose]')?.toggleAttribute('hidden', isChosen);
  }
  // The consultation form sends there, unless its reader picks another.
  for (const option of document.querySelectorAll<HTMLOptionElement>('select[name=branch] option')) {
    option.defaultSelected = option.text === facts?.name[lang];
  }
  // The clock of the page fills the lines about opening.
  dispatchEvent(new Event('focus'));
}

/** A text of the page with the facts of another clinic. What that clinic lacks, a chat, stays as it is. */
function inPlaceOf(text: string, node: Node, element: Element, facts: ClinicFacts): string {
  const isChat = element.closest('a')?.href.includes('//wa.me/');
  if (isChat && !facts.chat) return text;
  const replace = (now: string, from = '', to = '') => (from && to ? now.split(from).join(to) : now);
  if (node instanceof Attr) return primary.links.reduce((now, from, i) => replace(now, from, facts.links[i]), text);
  if (element.closest('[data-clinic-place]')) return replace(text, primary.place[lang], facts.place[lang]);
  const number = isChat ? 'chat' : 'phone';
  return replace(replace(text, primary.name[lang], facts.name[lang]), primary[number], facts[number]);
}

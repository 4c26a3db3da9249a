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

/** Facts with the revision at which they were right; none before the site has told them. */
type Kept = Readonly<{ id: string; revision?: string; facts?: ClinicFacts }>;

const KEY = 'clinic';

const { lang } = document.documentElement;
const { revision, primary } = JSON.parse(document.documentElement.dataset.shownClinic ?? '') as SiteClinics;

/** The revisions whose facts are right: this page's, and what the site has answered since. */
const current = new Set([revision]);
/** The clinics that the site was asked about. */
const asked = new Set<string>();
/** What the page said of the primary clinic, by the texts and attributes that say it. */
const written = new Map<Node, string>();
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
  const choice = target.closest<HTMLElement>('[data-clinic-choice]');
  const button = target.closest<HTMLElement>('[data-choose], [data-forget]');
  if (type !== 'click' || !choice || !button) return;
  const chooses = button.dataset.choose !== undefined;
  keep(chooses ? { id: choice.dataset.clinicChoice ?? '' } : undefined);
  // The pressed button is gone.
  choice.querySelector<HTMLElement>(chooses ? '[data-forget]' : '[data-choose]')?.focus({ preventScroll: true });
}

function keep(choice: Kept | undefined): void {
  kept = choice;
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {}
  follow();
}

function refresh(): void {
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {}
  follow();
}

/** What is remembered is shown only if it is right: until the site has said so, the page speaks of the primary clinic. */
function follow(): void {
  const { id, revision: keptAt = '', facts } = kept ?? {};
  const isCurrent = current.has(keptAt);
  show(isCurrent ? facts : undefined);
  if (!id || isCurrent || asked.has(id)) return;
  asked.add(id);
  renew(id).catch(() => asked.delete(id));
}

/** Asks the site for the facts of a clinic: its own page has them. One that is gone is forgotten. @throws without an answer */
async function renew(id: string): Promise<void> {
  const answer = await fetch(`/clinics/${encodeURIComponent(id)}`);
  if (!answer.ok && answer.status !== 404 && answer.status !== 410) throw new Error('No answer');
  const page = await answer.text();
  const now = readAttribute<SiteClinics>(page, 'data-shown-clinic')?.revision;
  const facts = readAttribute<ClinicFacts>(page, 'data-clinic-facts');
  // Meanwhile, another was chosen.
  if (kept?.id !== id) return;
  if (!answer.ok || !now || facts?.id !== id) return keep(undefined);
  current.add(now);
  keep({ id, revision: now, facts });
}

const SIGNS: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

/** An attribute of a page, which is JSON. A parsed page would be held to the policy of this one, and be complained about. */
function readAttribute<T>(page: string, name: string): T | undefined {
  const [, value] = new RegExp(` ${name}="([^"]+)"`).exec(page) ?? [];
  return value && JSON.parse(value.replace(/&([\w#]+);/g, (entity, sign) => SIGNS[sign] ?? entity));
}

/** @param facts undefined for the primary clinic, which the page was made for */
function show(facts?: ClinicFacts): void {
  for (const place of document.querySelectorAll(`body [data-clinic="${primary.id}"]`)) {
    // A form that sends to a chat is about it as a whole.
    const inForm = place.querySelector('form') !== null;
    for (const element of [place, ...place.querySelectorAll(':not(noscript)')]) {
      for (const node of [...element.childNodes, ...element.attributes]) {
        if (!(node instanceof Text || node instanceof Attr)) continue;
        const text = written.get(node) ?? node.nodeValue ?? '';
        const now = facts ? inPlaceOf(text, node, element, facts, inForm) : text;
        if (now === node.nodeValue) continue;
        written.set(node, text);
        node.nodeValue = now;
      }
    }
  }
  for (const choice of document.querySelectorAll<HTMLElement>('[data-clinic-choice]')) {
    const isChosen = kept?.id === choice.dataset.clinicChoice;
    choice.querySelector('[data-chosen]')?.toggleAttribute('hidden', !isChosen);
    choice.querySelector('[data-choose]')?.toggleAttribute('hidden', isChosen);
  }
  // The clock of the page fills the lines about opening.
  dispatchEvent(new Event('focus'));
}

/** A text of the page with the facts of another clinic. What that clinic lacks, a chat, stays as it is. */
function inPlaceOf(text: string, node: Node, element: Element, facts: ClinicFacts, inForm: boolean): string {
  const isChat = inForm || element.closest('[href*="//wa.me/"]') !== null;
  if (isChat && !facts.chat) return text;
  const replace = (now: string, from = '', to = '') => (from && to ? now.split(from).join(to) : now);
  if (node instanceof Attr) return primary.links.reduce((now, from, i) => replace(now, from, facts.links[i]), text);
  if (element.closest('[data-clinic-place]')) return replace(text, primary.place[lang], facts.place[lang]);
  const number = isChat ? 'chat' : 'phone';
  return replace(replace(text, primary.name[lang], facts.name[lang]), primary[number], facts[number]);
}

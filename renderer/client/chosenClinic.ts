/**
 * Puts the clinic that a reader has chosen in the place of the primary one, on sites with many branches. It is remembered on the device
 * only. `loadChosenClinic` of `renderer/document/inlineScripts.ts` loads this where one is remembered, or about to be chosen.
 */
import type { ClinicFacts } from '../../site/pages/clinicFacts.ts';

/** With the facts of the primary clinic and of this one, and the revision of the site that has told them, once it has. */
type Kept = Readonly<{ id: string; revision?: string; facts?: readonly [primary: ClinicFacts, own: ClinicFacts] }>;

const KEY = 'clinic';

const { lang, dataset } = document.documentElement;

/** The clinic that the site was asked about: once for a page and a choice. */
let asked: string | undefined;
/** What the page said of the primary clinic, by the texts and attributes that say it. */
const written = new Map<Node, string>();
/** Where the browser keeps nothing, for this page only. */
let kept: Kept | undefined;

// Also when it was chosen or forgotten elsewhere, while this page was out of sight or beside it.
for (const sight of ['DOMContentLoaded', 'visibilitychange']) document.addEventListener(sight, refresh);
addEventListener('storage', refresh);
addEventListener('site:clinic', (told) => act((told as CustomEvent<Event>).detail));
if (document.readyState !== 'loading') refresh();

/** Does what a press or the focus asks for: choose a clinic, forget it, find one. */
function act({ type, target }: Event): void {
  const field = (target as Element).closest<HTMLInputElement>('[data-finder]');
  // Without its code, the whole list is there.
  if (field) import('./finder/finder.ts').then(({ watchField }) => watchField(field)).catch(() => {});
  const button = (target as Element).closest<HTMLElement>('[data-choose]');
  if (type !== 'click' || !button) return;
  asked = undefined;
  const id = button.dataset.choose;
  keep(id ? { id } : undefined);
  // The pressed button is gone, the other is there.
  button.parentElement?.parentElement
    ?.querySelector<HTMLElement>(':not([hidden]) > [data-choose]')
    ?.focus({ preventScroll: true });
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

/** What is remembered is shown only on pages of the build that has told it: their facts are the same. Otherwise the site is asked anew. */
function follow(): void {
  const { id, revision, facts } = kept ?? {};
  const isCurrent = revision === dataset.revision;
  show(isCurrent ? facts : undefined);
  if (!id || isCurrent || asked === id) return;
  asked = id;
  // Offline, the page speaks of the primary clinic.
  renew(id).catch(() => {});
}

/** Asks the site for the facts of a clinic, which its own page has. One that is gone is forgotten; without an answer, nothing changes. */
async function renew(id: string): Promise<void> {
  const answer = await fetch(`/clinics/${encodeURIComponent(id)}`);
  if (!answer.ok && answer.status !== 404 && answer.status !== 410) return;
  const page = await answer.text();
  const [, revision] = / data-revision="(\w+)"/.exec(page) ?? [];
  // A parsed page would be held to the policy of this one, and complained about.
  const [, json = 'null'] = / data-clinic-facts="([^"]+)"/.exec(page) ?? [];
  const facts: Kept['facts'] = JSON.parse(json.replace(/&([\w#]+);/g, (_, sign) => SIGNS[sign] ?? ''));
  // Meanwhile, another was chosen.
  if (kept?.id !== id) return;
  if (!answer.ok || !revision || facts?.[1].id !== id) return keep(undefined);
  keep({ id, revision, facts });
}

const SIGNS: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

/** What the page says now. */
let shown = '';

/** @param facts undefined for the primary clinic, which the page was made for */
function show(facts: Kept['facts']): void {
  const said = JSON.stringify(facts) ?? '';
  // Names in a page that the browser has translated are no longer those that would be replaced: it is translated again.
  if (said !== shown && document.querySelector('body font, [_msttexthash]')) {
    history.go(0);
    return;
  }
  shown = said;
  for (const place of document.querySelectorAll('body [data-clinic]')) {
    for (const element of [place, ...place.querySelectorAll(':not(noscript)')]) {
      for (const node of [...element.childNodes, ...element.attributes]) {
        if (!(node instanceof Text || node instanceof Attr)) continue;
        const text = written.get(node) ?? node.nodeValue ?? '';
        const now = facts ? inPlaceOf(text, node, element, facts) : text;
        if (now === node.nodeValue) continue;
        written.set(node, text);
        node.nodeValue = now;
      }
    }
  }
  for (const choice of document.querySelectorAll<HTMLElement>('[data-clinic-choice]')) {
    const isChosen = choice.dataset.clinicChoice === kept?.id;
    for (const [i, part] of [...choice.children].entries()) part.toggleAttribute('hidden', isChosen === (i === 0));
  }
  // The clock of the page fills the lines about opening.
  dispatchEvent(new Event('focus'));
}

/** A text of the page with the facts of another clinic. What that clinic lacks, a chat, stays as it is, and so does the form that sends there. */
function inPlaceOf(text: string, node: Node, element: Element, [primary, own]: NonNullable<Kept['facts']>): string {
  const chat = element.closest('[href*="//wa.me/"]');
  const form = '[data-island=ConsultationForm]';
  if (!own.chat && (chat || element.closest('[data-clinic]')?.querySelector(form))) return text;
  const replace = (now: string, from = '', to = '') => (from && to ? now.split(from).join(to) : now);
  if (node instanceof Attr) return primary.links.reduce((now, from, i) => replace(now, from, own.links[i]), text);
  if (element.closest('[data-clinic-place]')) return replace(text, primary.place[lang], own.place[lang]);
  const number = chat ? 'chat' : 'phone';
  return replace(replace(text, primary.name[lang], own.name[lang]), primary[number], own[number]);
}

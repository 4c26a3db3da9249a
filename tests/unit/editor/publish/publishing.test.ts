/** Publishing on a forge: what becomes of a draft, whoever else publishes meanwhile and whatever breaks. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createPublishing } from '../../../../editor/publish/publishing.ts';
import { type KeptDraft, openDraft } from '../../../../editor/session/draft.ts';
import { createEditorSite } from '../../../../editor/session/site.ts';
import type { ContentStore, Snapshot } from '../../../../editor/store/contentStore.ts';
import type { RenderTools } from '../../../../renderer/document/renderPage.tsx';
import { readDrawing } from '../../../../renderer/icons/readDrawing.ts';
import { readMedia } from '../../../../renderer/media/readMedia.ts';
import { createTestStore, type TestStore } from '../../../support/editorSession.ts';

const TODAY = '2026-11-21';
const CHENNAI = 'branches/chennai.yaml';
const CLINIC = 'branches/clinic.yaml';
const KAVALKINARU = 'branches/kavalkinaru.yaml';
const TOOLS: RenderTools = { drawings: readDrawing, minify: (page) => page };

type Forge = TestStore & Readonly<{ commits: readonly string[] }>;

/** A store that knows changes again that it has taken, as a forge does. A fault throws before or after it has taken them, or says that somebody was faster. */
function createForge(
  fault: () => 'before' | 'after' | 'stale' | undefined = () => undefined,
  more: Partial<ContentStore> = {},
  onTaken: () => void = () => undefined,
): Forge {
  const plain = createTestStore();
  plain.change({ [CLINIC]: `${plain.newest().texts.get(CLINIC)}\ntestSite: true\n` });
  const taken = new Map<string, string>();
  const commits: string[] = [];
  return {
    ...plain,
    isPublic: true,
    commits,
    async commit(base, changes, message) {
      const broken = fault();
      const id = JSON.stringify([base, changes, message]);
      if (broken === 'stale') return { stale: plain.newest().version };
      if (broken === 'before') throw new Error('The line is broken.');
      const known = taken.get(id);
      if (known) return { version: known };
      const answer = await plain.commit(base, changes, message);
      if ('version' in answer) {
        taken.set(id, answer.version);
        commits.push(message);
        onTaken();
      }
      if (broken === 'after') throw new Error('The line is broken.');
      return answer;
    },
    ...more,
  };
}

function openEditor(store: TestStore, kept?: KeptDraft) {
  const draft = openDraft(store.newest(), kept);
  const pictures = () => readMedia('media');
  const site = createEditorSite(draft, pictures);
  const context = { store, draft, site, pictures, today: () => TODAY };
  const set = (path: string, steps: readonly (string | number)[], value: unknown) =>
    draft.edit(path, [{ kind: 'set', path: steps, value }]);
  return { draft, set, publishing: createPublishing(context, TOOLS) };
}

const text = (store: TestStore, path: string) => store.newest().texts.get(path) ?? '';
const facts = (store: TestStore, path = CHENNAI) => parse(text(store, path));
const published = expect.objectContaining({ outcome: 'published' });
const offer = (id: string, en: string) => ({
  id,
  title: { en },
  tag: { en },
  description: { en: `${en}: ask at the desk.` },
  terms: [{ en: 'Not with other offers' }],
  image: 'topics/clinic-chennai.webp',
  imageAlt: { en: 'Illustration of the Chennai clinic.' },
  sticker: '🎉',
  firstDay: '2026-11-01',
  lastDay: '2026-12-31',
});
const withOffers = (store: TestStore, ...offers: unknown[]) => {
  const { draft } = openEditor(store);
  draft.edit(CHENNAI, [{ kind: 'set', path: ['offers'], value: offers }]);
  store.change({ [CHENNAI]: draft.read(CHENNAI) });
};

test('where nobody was faster, all changes are one commit, which says them in sentences; afterwards nothing is left', async () => {
  const store = createForge();
  const { draft, set, publishing } = openEditor(store);
  set(CHENNAI, ['phone'], '+919840012345');
  set(KAVALKINARU, ['address', 'postcode'], '627106');
  expect(await publishing.count()).toBe(2);
  const { changes, proposes, problems } = await publishing.changes();
  expect([changes.length, proposes, problems]).toEqual([2, undefined, []]);
  expect(await publishing.publish()).toEqual({ outcome: 'published' });
  expect(store.commits).toEqual([expect.stringMatching(/^Chennai: Phone number, and 1 more change\n/)]);
  expect([facts(store).phone, facts(store, KAVALKINARU).address.postcode]).toEqual(['+919840012345', '627106']);
  expect(draft.unsaved()).toEqual([]);
  expect(await publishing.publish()).toEqual({ outcome: 'nothing' });
});

describe('when somebody else has published meanwhile', () => {
  test('both changes are kept', async () => {
    const store = createForge();
    const { set, publishing } = openEditor(store);
    set(CHENNAI, ['phone'], '+919840012345');
    store.change({ [CHENNAI]: text(store, CHENNAI).replace('600082', '600099') });
    expect(await publishing.publish()).toEqual({ outcome: 'published' });
    expect([facts(store).phone, facts(store).address.postcode]).toEqual(['+919840012345', '600099']);
  });

  test.each([
    ['ours', '+919840012345'],
    ['theirs', '+919840099999'],
  ] as const)('the same field is shown with its three values, and becomes what was chosen: %s', async (side, phone) => {
    const store = createForge();
    const { draft, set, publishing } = openEditor(store);
    set(CHENNAI, ['phone'], '+919840012345');
    set(CHENNAI, ['address', 'postcode'], '600099');
    store.change({ [CHENNAI]: text(store, CHENNAI).replace('phone: "+910000000001"', 'phone: "+919840099999"') });
    const answer = await publishing.publish();
    if (answer.outcome !== 'conflicts') throw new Error(`It was ${answer.outcome}.`);
    expect(answer.conflicts).toMatchObject([
      {
        place: 'Chennai',
        labels: ['Phone number'],
        base: '+91 00000 00001',
        ours: '+91 98400 12345',
        theirs: '+91 98400 99999',
        isFile: false,
      },
    ]);
    expect([draft.unsaved().length, store.commits]).toEqual([1, []]);
    const choices = answer.conflicts.map(({ id }) => ({ id, side }));
    expect(await publishing.publish(choices)).toEqual(published);
    expect([facts(store).phone, facts(store).address.postcode]).toEqual([phone, '600099']);
  });

  test('an offer that one ends is still the one that ends, whatever others have added above it', async () => {
    const store = createForge();
    withOffers(store, offer('pongal', 'Pongal'), offer('camp', 'Camp'));
    const { set, publishing } = openEditor(store);
    set(CHENNAI, ['offers', 1, 'lastDay'], '2026-11-30');
    withOffers(store, offer('diwali', 'Diwali'), offer('pongal', 'Pongal'), offer('camp', 'Camp'));
    expect(await publishing.publish()).toEqual(published);
    expect(facts(store).offers).toEqual([
      offer('diwali', 'Diwali'),
      offer('pongal', 'Pongal'),
      { ...offer('camp', 'Camp'), lastDay: '2026-11-30' },
    ]);
  });

  test('two who add an offer with the same id have both', async () => {
    const store = createForge();
    const { set, publishing } = openEditor(store);
    set(CHENNAI, ['offers'], [offer('camp', 'My camp')]);
    withOffers(store, offer('camp', 'Their camp'));
    expect(await publishing.publish()).toEqual(published);
    const byId = facts(store).offers.map(({ id, title }: { id: string; title: { en: string } }) => [id, title.en]);
    expect(byId.sort()).toEqual([
      ['camp', 'Their camp'],
      ['camp-2', 'My camp'],
    ]);
  });

  test.each(['ours', 'theirs'] as const)('a file that they removed is a question, not an answer: %s', async (side) => {
    const store = createForge();
    const { set, publishing } = openEditor(store);
    set(KAVALKINARU, ['address', 'postcode'], '627106');
    set(CHENNAI, ['phone'], '+919840012345');
    store.change({ [KAVALKINARU]: undefined });
    const answer = await publishing.publish();
    if (answer.outcome !== 'conflicts') throw new Error(`It was ${answer.outcome}.`);
    expect(answer.conflicts).toMatchObject([
      { place: 'Kavalkinaru', isFile: true, removal: { message: 'By somebody else' } },
    ]);
    expect(text(store, KAVALKINARU)).toBe('');
    await publishing.publish(answer.conflicts.map(({ id }) => ({ id, side })));
    expect(store.newest().texts.has(KAVALKINARU)).toBe(side === 'ours');
    expect(facts(store).phone).toBe('+919840012345');
  });
});

test.each([
  [2, 'published'],
  [3, 'overtaken'],
])('when others are faster %i times, it is %s', async (times, outcome) => {
  let left = times;
  const store = createForge(() => {
    left -= 1;
    return left >= 0 ? 'stale' : undefined;
  });
  const { draft, set, publishing } = openEditor(store);
  set(CHENNAI, ['phone'], '+919840012345');
  expect((await publishing.publish()).outcome).toBe(outcome);
  expect(draft.unsaved()).toHaveLength(outcome === 'overtaken' ? 1 : 0);
});

test('a mistake of somebody else keeps nobody from publishing; one’s own does', async () => {
  const store = createForge();
  store.change({ [KAVALKINARU]: text(store, KAVALKINARU).replace(/^phone: .*$/m, 'phone: "12345"') });
  const { set, publishing } = openEditor(store);
  set(CHENNAI, ['phone'], '12345');
  const problems = [{ file: CHENNAI }];
  expect(await publishing.changes()).toMatchObject({ problems });
  expect(await publishing.publish()).toMatchObject({ outcome: 'problems', problems });
  set(CHENNAI, ['phone'], '+919840012345');
  expect((await publishing.changes()).problems).toEqual([]);
  expect(await publishing.publish()).toEqual(published);
});

test('samples are not published as a real site', async () => {
  const store = createForge();
  const { set, publishing } = openEditor(store);
  set(CLINIC, ['testSite'], false);
  expect(await publishing.publish()).toMatchObject({ outcome: 'notReady', left: expect.arrayContaining(['samples']) });
  expect((await publishing.preflight()).judgement).toMatchObject({ isTest: false });
});

test.each([
  ['a person who may not publish', { who: async () => ({ name: 'Ravi', mayPublish: false }) }],
  [
    'a protected branch',
    {
      commit: async () => {
        throw Object.assign(new Error('It is protected.'), { code: 'protected' });
      },
    },
  ],
  ['an editor that was built from other code', {}],
])('for %s the changes are a proposal, which is found again', async (what, more) => {
  const store = createForge(undefined, more);
  const { newest } = store;
  Object.assign(store, { newest: () => ({ ...newest(), hasOtherCode: /other code/.test(what) }) });
  const { draft, set, publishing } = openEditor(store);
  set(CHENNAI, ['phone'], '+919840012345');
  const proposal = { address: 'https://example.com/changes/1', approvers: ['Kavitha'] };
  expect(await publishing.publish()).toEqual({ outcome: 'proposed', ...proposal });
  const later = openEditor(store, draft.kept());
  expect((await later.publishing.way()).proposal).toEqual(proposal);
  // Approved, and changed again by somebody: the draft has nothing to add.
  store.change({ [CHENNAI]: draft.read(CHENNAI) });
  expect((await later.publishing.changes()).changes).toEqual([]);
  expect((await later.publishing.way()).proposal).toBeUndefined();
});

test('a line that breaks after the commit was taken publishes nothing twice, also when others have undone it since', async () => {
  let isBroken = true;
  const store = createForge(() => (isBroken ? 'after' : undefined));
  const { load } = store;
  Object.assign(store, {
    load: async (known: Snapshot) => {
      if (isBroken && store.commits.length > 0) throw new Error('The line is broken.');
      return load(known);
    },
  });
  const { draft, set, publishing } = openEditor(store);
  const before = text(store, CHENNAI);
  set(CHENNAI, ['phone'], '+919840012345');
  await expect(publishing.publish()).rejects.toThrow('The line is broken.');
  isBroken = false;
  store.change({ [CHENNAI]: before });
  // The tab was closed, too.
  const later = openEditor(store, draft.kept());
  later.set(CHENNAI, ['address', 'postcode'], '600099');
  expect(await later.publishing.publish()).toEqual(published);
  expect([facts(store).phone, facts(store).address.postcode]).toEqual(['+910000000001', '600099']);
});

test('what was taken before the line broke is published, if there is a line again', async () => {
  const store = createForge(() => 'after');
  const { draft, set, publishing } = openEditor(store);
  set(CHENNAI, ['phone'], '+919840012345');
  expect(await publishing.publish()).toEqual(published);
  expect([store.commits.length, draft.unsaved(), draft.sent()]).toEqual([1, [], undefined]);
});

test('what is typed while it is sent stays in the draft', async () => {
  const store = createForge();
  const { draft, set, publishing } = openEditor(store);
  const { commit } = store;
  const slow = Object.assign(store, {
    commit: async (...sent: Parameters<ContentStore['commit']>) => {
      set(CHENNAI, ['address', 'postcode'], '600099');
      return commit(...sent);
    },
  });
  set(CHENNAI, ['phone'], '+919840012345');
  await publishing.publish();
  expect([facts(slow).phone, facts(slow).address.postcode]).toEqual(['+919840012345', '600082']);
  expect(parse(draft.read(CHENNAI) ?? '').address.postcode).toBe('600099');
  expect((await publishing.changes()).changes).toMatchObject([
    { labels: ['Address', expect.stringContaining('Postcode')] },
  ]);
});

test('the pages that change are told, and shown with what differs outlined', async () => {
  const store = createForge();
  const { set, publishing } = openEditor(store);
  set(CHENNAI, ['phone'], '+919840012345');
  const pages = (await publishing.pages()) ?? [];
  expect(pages.map(({ address }) => address)).not.toContain('/locations/kavalkinaru');
  const { address = '' } = pages.find((page) => page.address.includes('perumbur')) ?? {};
  expect(await publishing.page('after', address)).toMatch(/<a data-editor-focus[^>]*98400/);
  expect(await publishing.page('before', address)).toMatch(/<a data-editor-focus[^>]*00000/);
  expect(await publishing.page('after', '/nowhere')).toBeUndefined();
}, 60_000);

test('the newest version is followed on its way to the website, and a version says what it changed', async () => {
  const store = createForge(undefined, { status: async () => ({ state: 'published', time: '2026-11-21T12:00:00Z' }) });
  const { set, publishing } = openEditor(store);
  set(CHENNAI, ['phone'], '+919840012345');
  await publishing.publish();
  const { newest } = await publishing.way();
  expect(newest).toMatchObject({ version: store.newest().version, status: { state: 'published' } });
  expect(await publishing.changesIn(store.newest().version)).toMatchObject([{ labels: ['Phone number'] }]);
});

/** The same numbers in every run, from 0 to 1. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Editors, and the edits of each. */
const [EDITORS, EDITS] = process.env.TEST_ALL ? [5, 200] : [3, 60];

test.each([1, 2])(
  'several editors and broken lines: every accepted edit is there once, in the order of publishing (%i)',
  async (seed) => {
    const dice = createDice(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T;
    const roll = () => (dice() < 0.3 ? pick(['before', 'after', 'stale'] as const) : undefined);
    const store = createForge(roll, {}, () => {
      for (const [field, value] of publisher?.fields ?? []) fields.set(field, value);
      for (const name of publisher?.offers ?? []) offers.add(name);
      publisher?.fields.clear();
      publisher?.offers.splice(0);
    });
    withOffers(store, offer('first', 'First'));
    const editors = Array.from({ length: EDITORS }, () => ({
      ...openEditor(store),
      fields: new Map<string, string>(),
      offers: [] as string[],
    }));
    /** What the content has to say: the fields by the last who published them, and every offer once. */
    const fields = new Map<string, string>();
    const offers = new Set(['First']);
    let publisher: (typeof editors)[number] | undefined;
    const FIELDS = [
      [CHENNAI, ['phone']],
      [CHENNAI, ['whatsapp']],
      [KAVALKINARU, ['phone']],
      [CHENNAI, ['maps', 'directions']],
    ] as const;
    let number = 0;

    /** @returns whether nothing is left to publish */
    async function publish(editor: (typeof editors)[number]): Promise<boolean> {
      publisher = editor;
      const send = (choices?: Parameters<(typeof editor)['publishing']['publish']>[0]) =>
        editor.publishing
          .publish(choices)
          .catch((error: Error) => ({ outcome: 'failed', words: error.message }) as const);
      const first = await send();
      const conflicts = first.outcome === 'conflicts' ? first.conflicts : [];
      const choices = conflicts.map(({ id }) => ({ id, side: 'ours' as const }));
      const answer = choices.length > 0 ? await send(choices) : first;
      if (!/^(?:published|nothing|failed|overtaken)$/.test(answer.outcome)) throw new Error(JSON.stringify(answer));
      return answer.outcome === 'published' || answer.outcome === 'nothing';
    }

    for (let turn = 0; turn < EDITORS * EDITS; turn += 1) {
      const editor = editors[turn % EDITORS] as (typeof editors)[number];
      number += 1;
      if (dice() < 0.2) {
        const name = `Offer ${number}`;
        const hasCamp = /id: camp$/m.test(editor.draft.read(CHENNAI) ?? '');
        editor.draft.edit(CHENNAI, [
          {
            kind: 'insert',
            path: ['offers'],
            index: 0,
            value: offer(hasCamp || dice() < 0.5 ? `o${number}` : 'camp', name),
          },
        ]);
        editor.offers.push(name);
      } else {
        const [path, steps] = pick(FIELDS);
        const value = steps.includes('directions' as never) ? `House ${number}` : `+9198400${String(10_000 + number)}`;
        editor.set(path, steps, value);
        editor.fields.set(`${path} ${steps.join('.')}`, value);
      }
      if (dice() < 0.08) await publish(editor);
    }
    for (const editor of editors) while (!(await publish(editor)));

    const found = new Map(
      FIELDS.map(([path, steps]) => [
        `${path} ${steps.join('.')}`,
        steps.reduce((value, step) => value[step], facts(store, path)) as unknown as string,
      ]),
    );
    for (const [field, value] of fields) expect(found.get(field), field).toBe(value);
    const names: string[] = facts(store).offers.map(({ title }: { title: { en: string } }) => title.en);
    expect(names.toSorted()).toEqual([...offers].toSorted());
    expect(editors.flatMap(({ draft }) => draft.unsaved())).toEqual([]);
  },
  300_000,
);

test('a new picture is in the same commit as the file that names it', async () => {
  const sent: unknown[] = [];
  const forge = createForge();
  const { draft, publishing } = openEditor({
    ...forge,
    commit: async (base, changes, message) => {
      sent.push(...changes);
      return forge.commit(base, changes, message);
    },
  });
  const content = new Uint8Array([1, 2, 3]);
  draft.putPicture('media/offers/pongal.jpg', content);
  draft.putPicture('media/offers/unused.jpg', content);
  draft.change(CHENNAI, `${draft.read(CHENNAI)}# offers/pongal.jpg\n`);
  draft.edit(CHENNAI, [{ kind: 'set', path: ['phone'], value: '+910000000077' }]);
  expect(await publishing.publish()).toEqual({ outcome: 'published' });
  expect(sent).toContainEqual({ path: 'media/offers/pongal.jpg', content });
  expect(sent).toHaveLength(2);
  expect([...draft.pictures().keys()]).toEqual(['media/offers/unused.jpg']);
});

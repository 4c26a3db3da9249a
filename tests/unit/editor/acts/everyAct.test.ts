/**
 * Three people edit the same site while everything breaks that can: each of their edits is published, in a draft that is shown, or refused with a
 * sentence. `TEST_SEED` repeats a run, `TEST_ALL` makes it long.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { valueAt } from '../../../../branches/yaml/values.ts';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import type { Typed } from '../../../../editor/session/acts.ts';
import { isSameInput } from '../../../../editor/yaml/values.ts';
import { flattenTexts } from '../../../../locales/model/flattenTexts.ts';
import { parseRecord, textHash } from '../../../../locales/model/record.ts';
import { fakeLocks } from '../../../support/browser.ts';
import { dice } from '../../../support/dice.ts';
import {
  type Browser,
  createBrowser,
  FORMS,
  type Form,
  type Network,
  type Tab,
} from '../../../support/editorBrowsers.ts';
import { FIXTURES } from '../../../support/editorSession.ts';
import { fakeGitHub } from '../../../support/gitHub/fakeGitHub.ts';

vi.stubGlobal('navigator', { locks: fakeLocks(), onLine: true });
// Node.js decodes no pictures.
vi.mock('../../../../editor/pictures/importPicture.ts', () => ({
  importPicture: async (file: File) => ({ bytes: new Uint8Array(await file.arrayBuffer()), ending: 'webp' }),
}));
vi.mock('../../../../editor/pictures/decodePicture.ts', () => ({
  formatOf: () => 'webp',
  decodePicture: async () => ({ width: 1600, height: 1200, close: () => undefined }),
  drawPart: () => undefined,
  context2d: () => ({ getImageData: () => ({ data: new Uint8ClampedArray(4) }) }),
}));

const SEED = Number(process.env.TEST_SEED ?? 1);
const EDITS = process.env.TEST_ALL ? 320 : 30;

const FIELDS = [
  ['chennai', 'phone'],
  ['chennai', 'whatsapp'],
  ['kavalkinaru', 'phone'],
  ['chennai', 'maps', 'directions'],
] as const;
/** Lists, and where the text of an entry is. One has ids, the other has none. */
const LISTS = { offers: ['title', 'en'], areasServed: ['en'] } as const;
type List = keyof typeof LISTS;
/** What the editor calls them. */
const NAMES: Readonly<Record<string, List>> = {
  'Offers of this branch': 'offers',
  'Places that patients come from': 'areasServed',
};
const PICTURE = ['chennai', 'picture'] as const;
const TEXTS = ['why.title', 'stats.title', 'closing.title'];
const NETWORKS: readonly Network[] = ['fine', 'offline', 'dead', 'cut before', 'cut after', 'cut within'];
// A new one has no id.
const [{ id: _, ...anOffer }] = parse(FIXTURES['branches/chennai.yaml'] ?? '').offers;

/** An edit: what it is about, and what then stands there. A removal leaves nothing. */
type Edit = { browser: Browser; target: string; value: string | undefined; fate?: string };

/** What an entry is called, whatever was made of its text since. */
const nameOf = (text: unknown) => String(text).replace(/, edit \d+$/, '');

test('every act happens when it is made, or not at all', { timeout: 1_200_000 }, async () => {
  const random = dice(SEED);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const gitHub = fakeGitHub(FIXTURES);
  gitHub.accounts = ['anita', 'ravi', 'meena'].map((login) => ({ key: `key-of-${login}`, login, permission: 'WRITE' }));
  const edits: Edit[] = [];
  const story: string[] = [];
  const tell = (browser: Browser, ...what: unknown[]) => void story.push([browser.account, ...what].join(' '));
  const add = (edit: Edit) => {
    tell(edit.browser, edit.target, edit.value ?? 'removed');
    edits.push(edit);
  };
  /** The edits of a browser that have no fate yet, the latest first. */
  const open = (browser: Browser) => edits.filter((each) => each.browser === browser && !each.fate).toReversed();
  const refuse = (browser: Browser) => (typed: Typed) => {
    const said = JSON.stringify('edit' in typed ? typed.edit : typed);
    for (const each of open(browser))
      if (said.includes(JSON.stringify(each.value))) {
        each.fate = 'refused';
        tell(browser, 'refused', each.target, each.value);
      }
  };
  const browsers = gitHub.accounts.map(({ login }): Browser => {
    const browser: Browser = createBrowser(gitHub, login, (typed) => refuse(browser)(typed));
    return browser;
  });
  async function tabOf(browser: Browser): Promise<Tab> {
    // The last one may have been killed; a new one needs a database to open.
    if (browser.tabs.length === 0) mend(browser);
    return pick(browser.tabs) ?? browser.openTab();
  }

  const textsOf = (values: unknown, list: List): readonly string[] =>
    ((valueAt(values, [list]) as unknown[] | undefined) ?? []).map((entry) => String(valueAt(entry, LISTS[list])));

  /** Types something somewhere. @param number that makes it unlike all others */
  async function type(browser: Browser, tab: Tab, number: number): Promise<void> {
    const kind = pick(['field', 'insert', 'change', 'change', 'remove', 'move', 'text', 'text', 'sign', 'picture']);
    const edit = (form: Form, change: YamlEdit, target: string, value?: string) => {
      add({ browser, target, value });
      tab.edit(form, change);
    };
    const list = pick(['offers', 'areasServed'] as const);
    const texts = textsOf(tab.shown('chennai'), list);
    const index = Math.floor(random() * texts.length);
    const name = nameOf(texts[index]);
    if (kind === 'field') {
      const [form, ...path] = pick(FIELDS);
      const value = path.length > 1 ? `House ${number}` : `+9198400${10_000 + number}`;
      edit(form, { kind: 'set', path, value }, [form, ...path].join(' '), value);
    } else if (kind === 'insert' || texts.length === 0) {
      const value = `Place ${number}`;
      const entry = list === 'offers' ? { ...anOffer, title: { en: value } } : { en: value };
      edit('chennai', { kind: 'insert', path: [list], index: texts.length, value: entry }, `${list} ${value}`, value);
    } else if (kind === 'change') {
      const value = `${name}, edit ${number}`;
      edit('chennai', { kind: 'set', path: [list, index, ...LISTS[list]], value }, `${list} ${name}`, value);
    } else if (kind === 'remove' && texts.length > 2) {
      edit('chennai', { kind: 'remove', path: [list, index] }, `${list} ${name}`);
    } else if (kind === 'move') {
      tab.edit('chennai', { kind: 'move', path: [list], from: index, to: Math.floor(random() * texts.length) });
    } else if (kind === 'picture') {
      const file = new File([`picture ${number}`], `picture-${number}.jpg`);
      const { answer } = await tab.press(() => tab.session.pictures.add(file, [PICTURE[1]]));
      const value = `branches/picture-${number}.webp`;
      if (answer) edit('chennai', { kind: 'set', path: [PICTURE[1]], value: answer }, PICTURE.join(' '), value);
    } else if (kind === 'sign') {
      const place = { namespace: 'home', key: pick(TEXTS) };
      const typed = tab.acts.textOf({ language: 'ta', place })?.text;
      const shown = typed ?? (await tab.session.texts.list('ta')).find(({ key }) => key === place.key)?.text ?? '';
      const { answer } = await tab.press(async () => {
        await tab.session.texts.review('ta', [place], browser.account);
        return true;
      }, true);
      if (answer) add({ browser, target: `sign ${place.key}`, value: textHash(shown) });
    } else {
      const [language, key] = [pick(['ta', 'ta', 'en']), pick(TEXTS)];
      const value = language === 'ta' ? `உரை ${number}` : `Text ${number}`;
      add({ browser, target: `${language} ${key}`, value });
      tab.acts.send({ language, place: { namespace: 'home', key }, text: value });
    }
  }

  /** Presses the button, and decides what it asks. @returns whether there is nothing left to publish */
  async function publish(browser: Browser, tab: Tab): Promise<boolean> {
    const { publishing } = tab.session;
    let choices: Parameters<typeof publishing.publish>[0] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      const { answer, error, isKilled } = await tab.press(() => publishing.publish(choices));
      tell(
        browser,
        'publish',
        answer?.outcome ?? error?.code ?? error ?? 'killed',
        JSON.stringify(answer && 'conflicts' in answer ? answer.conflicts : ''),
        JSON.stringify(choices),
      );
      if (isKilled) return false;
      if (error)
        expect(error, 'has a sentence').toMatchObject({ name: expect.stringMatching(/^(?:GitHubFailure|NotStored)$/) });
      if (answer?.outcome === 'nothing') return true;
      if (answer?.outcome !== 'remarks' && answer?.outcome !== 'conflicts') {
        expect(answer?.outcome ?? 'failed').toMatch(/^(?:published|overtaken|ended|failed)$/);
        return false;
      }
      if (answer.outcome === 'remarks') continue;
      choices = [...choices, ...answer.conflicts.map(({ id }) => ({ id, side: pick(['ours', 'theirs'] as const) }))];
      for (const { id, ours = '', labels } of answer.conflicts) {
        if (choices.find((each) => each.id === id)?.side === 'ours') continue;
        const plain = (text: string) => text.replaceAll(' ', '');
        const list = labels.length === 1 && NAMES[labels[0] ?? ''];
        const isAbout = ({ target, value }: Edit) =>
          (value !== undefined && plain(ours).includes(plain(value))) || (list && target.startsWith(`${list} `));
        // What was said to be lost with a tab may have been kept all the same.
        const isOpen = ({ fate }: Edit) => !fate || fate === 'refused';
        for (const each of edits) if (each.browser === browser && isOpen(each) && isAbout(each)) each.fate = 'decided';
      }
    }
    return false;
  }

  /** Breaks or mends something. */
  async function disturb(browser: Browser): Promise<void> {
    const what = pick(['network', 'network', 'network', 'storage', 'database', 'tab', 'tab', 'kill', 'mend']);
    tell(browser, 'disturb', what);
    if (what === 'network') browser.network = pick(NETWORKS);
    if (what === 'storage') browser.storage.isFull = !browser.storage.isFull;
    if (what === 'database') browser.breakDatabase(pick(['full', 'closed', undefined]));
    if (what === 'kill') pick(browser.tabs)?.kill();
    if (what === 'mend') mend(browser);
    if (what === 'tab' && browser.tabs.length < 2 && browser.network === 'fine') {
      browser.breakDatabase();
      await browser.openTab();
    }
    await tabOf(browser);
  }
  function mend(browser: Browser): void {
    Object.assign(browser, { network: 'fine' });
    browser.storage.isFull = false;
    browser.breakDatabase();
  }

  let head = gitHub.repository.head();
  for (const browser of browsers) await browser.openTab();
  for (let number = 1; number <= EDITS; number += 1) {
    expect(gitHub.repository.head(), 'nothing is published without a press').toBe(head);
    const browser = pick(browsers);
    if (random() < 0.5) await disturb(browser);
    await type(browser, await tabOf(browser), number);
    if (random() < 0.3) await sleep(random() * 30);
    const act = random();
    const tab = await tabOf(browser);
    if (act < 0.15) {
      const pressed = publish(browser, tab);
      // Meanwhile, people go on, give up, or have no battery left.
      if (random() < 0.3) await type(browser, await tabOf(browser), EDITS + number);
      if (random() < 0.3) void sleep(random() * 100).then(() => tab.session.publishing.cancel());
      if (random() < 0.2) void sleep(random() * 100).then(() => tab.kill());
      if (browser.network === 'dead') await tab.session.publishing.cancel();
      await pressed;
      await disturb(browser);
      head = gitHub.repository.head();
    } else if (act < 0.2) void tab.session.unsaved.refresh().catch(() => undefined);
    else if (act < 0.23) {
      const before = open(browser);
      const { answer } = await tab.press(async () => {
        await tab.session.unsaved.discard();
        tab.acts.forgetRefused();
        return true;
      });
      if (answer) for (const each of before) each.fate ??= 'thrown away';
    }
  }

  for (const browser of browsers) {
    mend(browser);
    // As when a window gets the focus.
    for (const { acts } of browser.tabs) acts.adopt();
    await Promise.all(browser.tabs.map(({ session }) => session.unsaved.refresh()));
    await expect.poll(() => browser.tabs.flatMap(({ acts }) => acts.typed()), { timeout: 20_000 }).toEqual([]);
    const isShown = async () => {
      for (const { session, shown } of browser.tabs)
        for (const form of FORMS) if (!isSameInput(shown(form), (await session.forms.file(form)).values)) return form;
      return 'all';
    };
    await expect.poll(isShown, { message: 'every tab shows what its draft has', timeout: 20_000 }).toBe('all');
    const areAlike = async () => {
      const [first, ...others] = await Promise.all(browser.tabs.map(({ session }) => session.forms.file('chennai')));
      return others.every(({ values }) => isSameInput(values, first?.values));
    };
    await expect.poll(areAlike, { message: 'all tabs have the same draft', timeout: 20_000 }).toBe(true);
    const [tab] = browser.tabs;
    if (!tab) throw new Error('There is no tab.');
    for (let tries = 1; !(await publish(browser, tab)); tries += 1) expect(tries).toBeLessThan(10);
    expect((await tab.session.unsaved.state()).files).toEqual([]);
  }

  const seen = gitHub.repository.log('main', 1000).map(({ oid }) => {
    const read = (path: string) => gitHub.repository.find(`${oid}:${path}`)?.content.toString();
    return standingIn(read);
  });
  const known = new Set([...(seen.at(-1) ?? []), ...edits.map(({ target, value }) => `${target}: ${value}`)]);
  for (const all of seen) {
    const entries = all.filter((each) => /^(?:offers|areasServed) /.test(each)).map((each) => each.split(': ')[0]);
    expect(entries, `no entry is there twice, seed ${SEED}:\n${story.join('\n')}`).toEqual([...new Set(entries)]);
    const isSign = (each: string) => each.startsWith('sign ');
    expect(
      all.filter((each) => !isSign(each) && !known.has(each)),
      'nothing is where it was not put',
    ).toEqual([]);
  }
  const published = new Set(seen.flat());
  // A new text ends the reading of the old one, whoever wrote it.
  const rewritten = new Set(edits.map((each) => `sign ${each.target.slice(3)}`));
  for (const edit of edits) if (published.has(`${edit.target}: ${edit.value}`)) edit.fate = 'published';
  for (const [i, edit] of edits.entries()) {
    const { browser, target, value } = edit;
    const later = edits.slice(i + 1).filter((each) => each.browser === browser && each.fate !== 'refused');
    const isReplaced = later.some((each) => each.target === target) || rewritten.has(target);
    if (isReplaced || value === undefined) edit.fate ??= 'replaced';
  }
  const lost = edits.filter(({ fate }) => !fate).map(({ browser, target, value }) => [browser.account, target, value]);
  expect(lost, `seed ${SEED}:\n${story.join('\n')}`).toEqual([]);
});

/** What stands in a version: `chennai phone: +919840012345`, `offers Place 3: Place 3, edit 5`, `ta why.title: ...`. */
function standingIn(read: (path: string) => string | undefined): readonly string[] {
  const files = Object.fromEntries(FORMS.map((form) => [form, parse(read(`branches/${form}.yaml`) ?? '')]));
  const fields = [...FIELDS, PICTURE].map((path) => `${path.join(' ')}: ${valueAt(files, path)}`);
  const entries = (['offers', 'areasServed'] as const).flatMap((list) =>
    (files.chennai?.[list] ?? []).map((entry: unknown) => {
      const text = String(valueAt(entry, LISTS[list]));
      return `${list} ${nameOf(text)}: ${text}`;
    }),
  );
  const words = ['ta', 'en'].flatMap((language) =>
    flattenTexts(JSON.parse(read(`locales/${language}/home.json`) ?? '{}'))
      .filter(([key]) => TEXTS.includes(key))
      .map(([key, text]) => `${language} ${key}: ${text}`),
  );
  const record = parseRecord(read('locales/record/ta.json') ?? '{}').get('home') ?? new Map();
  const signs = [...record].flatMap(([key, { reviewed, text }]) => (reviewed ? `sign ${key}: ${text}` : []));
  return [...fields, ...entries, ...words, ...signs];
}

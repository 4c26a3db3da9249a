/** Saving and undoing: what is on the disk afterwards, whatever happens meanwhile. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Draft, openDraft } from '../../../editor/draft/draft.ts';
import { createDraftRoutes } from '../../../editor/draft/draftRoutes.ts';
import { createEditorSite } from '../../../editor/site/editorSite.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../../fixtures/folders.ts';

const disk = vi.hoisted(() => ({ bytes: Number.POSITIVE_INFINITY }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeSync = (file: number, bytes: Buffer, start: number) => {
    disk.bytes -= bytes.length;
    if (disk.bytes < 0) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
    return fs.writeSync(file, bytes, start);
  };
  return { ...fs, writeSync };
});

const CHENNAI = 'branches/chennai.yaml';
const CLINIC = 'branches/clinic.yaml';
const WORDS = 'locales/en/home.json';

let root: string;
let draft: Draft;
let routes: ReturnType<typeof createDraftRoutes>;

/** @param isChecked whether mistakes keep files from being saved, as they do in the editor; checking takes a while */
function start(isChecked = false) {
  draft = openDraft(root);
  const site = { ...createEditorSite(draft), ...(!isChecked && { problems: async () => [] }) };
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 10, 23, 10, minute++));
  const context = { draft, site, today: () => '2026-11-23', previewOrigin: () => 'http://127.0.0.1' };
  routes = createDraftRoutes(context, now);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saving-'));
  cpSync(FIXTURE_FACTS, join(root, 'branches'), { recursive: true });
  cpSync(FIXTURE_WORDS, join(root, 'locales'), { recursive: true });
  symlinkSync(resolve('media'), join(root, 'media'), 'junction');
  start();
});
afterEach(() => {
  disk.bytes = Number.POSITIVE_INFINITY;
  rmSync(root, { recursive: true, force: true });
});

const onDisk = (path: string) => readFileSync(join(root, path), 'utf8');
const put = (path: string, text: string) => writeFileSync(join(root, path), text);
const withPhone = (number: string) => onDisk(CHENNAI).replace(/^phone: .*$/m, `phone: "${number}"`);
const withPostcode = (code: string) => onDisk(CHENNAI).replace(/postcode: .*$/m, `postcode: "${code}"`);

async function post(path: string, json: unknown = {}) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await routes.request(path, { method: 'POST', headers, body: JSON.stringify(json) });
  return {
    status: answer.status,
    body: answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : {},
  };
}
const state = async () => (await routes.request('/')).json();

test('all unsaved files are written, and nothing is unsaved afterwards', async () => {
  const text = withPhone('+910000000077');
  draft.change(CHENNAI, text);
  draft.change(WORDS, '{}\n');
  draft.change('branches/kavalkinaru.yaml', undefined);
  expect((await state()).unsaved).toContainEqual({
    path: 'branches/kavalkinaru.yaml',
    isDeleted: true,
    hasChangedOnDisk: false,
  });
  expect(await post('/save')).toEqual({
    status: 200,
    body: { saved: [CHENNAI, WORDS, 'branches/kavalkinaru.yaml'] },
  });
  expect([onDisk(CHENNAI), onDisk(WORDS)]).toEqual([text, '{}\n']);
  expect(existsSync(join(root, 'branches/kavalkinaru.yaml'))).toBe(false);
  expect((await state()).unsaved).toEqual([]);
});

test('nothing is saved while there is a mistake in any file', async () => {
  start(true);
  const before = onDisk(CHENNAI);
  draft.change(WORDS, `${onDisk(WORDS)}\n`);
  draft.change(CHENNAI, withPhone('12345'));
  const { status, body } = await post('/save');
  expect(status).toBe(422);
  expect(body.problems).toMatchObject([{ file: CHENNAI, message: expect.stringContaining('a number of ten digits') }]);
  expect(onDisk(CHENNAI)).toBe(before);
  draft.change(CHENNAI, withPhone('+910000000077'));
  expect((await post('/save')).status).toBe(200);
});

describe('a file that somebody else has changed meanwhile', () => {
  beforeEach(() => {
    draft.change(WORDS, '{}\n');
    draft.change(CHENNAI, withPhone('+910000000077'));
    put(CHENNAI, withPostcode('600099'));
  });

  test('is shown with what both made of it, and nothing is overwritten', async () => {
    const [theirs, words] = [onDisk(CHENNAI), onDisk(WORDS)];
    const { status, body } = await post('/save');
    expect(status).toBe(409);
    expect(body.conflicts).toMatchObject([{ path: CHENNAI, disk: theirs, draft: draft.read(CHENNAI) }]);
    expect(body.conflicts[0].base).toBe(theirs.replace('600099', '600082'));
    expect([onDisk(CHENNAI), onDisk(WORDS)]).toEqual([theirs, words]);
  });

  test('stays as they made it', async () => {
    const theirs = onDisk(CHENNAI);
    await post('/resolve', { path: CHENNAI, keep: 'disk' });
    expect((await post('/save')).body).toEqual({ saved: [WORDS] });
    expect(onDisk(CHENNAI)).toBe(theirs);
  });

  test('becomes what it is here', async () => {
    const ours = draft.read(CHENNAI);
    await post('/resolve', { path: CHENNAI, keep: 'draft' });
    expect((await post('/save')).status).toBe(200);
    expect(onDisk(CHENNAI)).toBe(ours);
  });

  test('has both changes', async () => {
    await post('/resolve', { path: CHENNAI, keep: 'both' });
    expect((await post('/save')).status).toBe(200);
    expect(onDisk(CHENNAI)).toMatch(/phone: "\+910000000077"[\s\S]*postcode: "600099"/);
  });

  test('is not merged where both changed the same', async () => {
    put(CHENNAI, withPhone('+910000000088'));
    expect((await post('/resolve', { path: CHENNAI, keep: 'both' })).status).toBe(409);
    await post('/resolve', { path: CHENNAI, text: withPhone('+910000000099') });
    expect((await post('/save')).status).toBe(200);
    expect(onDisk(CHENNAI)).toContain('"+910000000099"');
  });

  test('can be changed once more before it is saved', async () => {
    await post('/resolve', { path: CHENNAI, keep: 'draft' });
    put(CHENNAI, withPostcode('600011'));
    expect((await post('/save')).status).toBe(409);
  });
});

test('saves are undone one by one, and undoing is undone, too', async () => {
  const texts = [onDisk(CHENNAI), withPhone('+910000000071'), withPhone('+910000000072')];
  for (const text of texts.slice(1)) {
    draft.change(CHENNAI, text);
    await post('/save');
  }
  const { saves } = await state();
  expect(saves).toMatchObject([
    { paths: [CHENNAI], time: '2026-11-23T10:01:00.000Z', isUntouched: true },
    { paths: [CHENNAI], time: '2026-11-23T10:00:00.000Z', isUntouched: false },
  ]);
  expect(await post('/undo', { id: saves[0].id })).toEqual({ status: 200, body: { restored: [CHENNAI] } });
  expect(onDisk(CHENNAI)).toBe(texts[1]);
  expect((await post('/undo', { id: saves[1].id })).status).toBe(200);
  expect(onDisk(CHENNAI)).toBe(texts[0]);
  const [last] = (await state()).saves;
  expect(last.undoes).toBe(saves[1].id);
  expect((await state()).saves.map((save: { isUndone: boolean }) => save.isUndone)).toEqual([false, false, true, true]);
  await post('/undo', { id: last.id });
  expect(onDisk(CHENNAI)).toBe(texts[1]);
  expect((await state()).unsaved).toEqual([]);
});

test('a save is not undone over a later change, but its part can be taken back in the draft', async () => {
  draft.change(CHENNAI, withPhone('+910000000077'));
  await post('/save');
  put(CHENNAI, withPostcode('600099'));
  const [{ id }] = (await state()).saves;
  const { status, body } = await post('/undo', { id });
  expect(status).toBe(409);
  expect(body.conflicts).toMatchObject([{ path: CHENNAI, disk: onDisk(CHENNAI) }]);
  expect(onDisk(CHENNAI)).toContain('"+910000000077"');
  expect((await post('/undo', { id, asDraft: true })).body).toEqual({ drafted: [CHENNAI] });
  expect(draft.read(CHENNAI)).toMatch(/phone: "\+910000000001"[\s\S]*postcode: "600099"/);
  expect(onDisk(CHENNAI)).toContain('"+910000000077"');
});

test('a save is not undone over an unsaved change', async () => {
  draft.change(CHENNAI, withPhone('+910000000077'));
  await post('/save');
  draft.change(CHENNAI, withPostcode('600099'));
  const [{ id }] = (await state()).saves;
  expect((await post('/undo', { id })).status).toBe(409);
  expect(draft.read(CHENNAI)).toContain('600099');
});

test('a save is not undone if the site would have mistakes', async () => {
  start(true);
  const slug = /slug: (\S+)/.exec(onDisk(CHENNAI))?.[1] ?? '';
  draft.change(CHENNAI, onDisk(CHENNAI).replace(slug, 'dentist-in-perambur'));
  expect((await post('/save')).status).toBe(200);
  const kavalkinaru = 'branches/kavalkinaru.yaml';
  put(kavalkinaru, onDisk(kavalkinaru).replace(/slug: .*/, `slug: ${slug}`));
  const [{ id }] = (await state()).saves;
  const { status, body } = await post('/undo', { id });
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { problems: [{ message: expect.stringContaining(slug) }] },
  });
  expect(onDisk(CHENNAI)).toContain('dentist-in-perambur');
  expect((await state()).unsaved).toEqual([]);
});

test('the last fifty saves are kept, also by an editor that starts again', async () => {
  for (let i = 0; i < 53; i += 1) {
    draft.change(WORDS, `{ "count": "${i}" }\n`);
    await post('/save');
  }
  start();
  const { saves } = await state();
  expect(saves).toHaveLength(50);
  for (const { id } of saves) await post('/undo', { id });
  expect(onDisk(WORDS)).toBe('{ "count": "2" }\n');
});

test('a full disk leaves the files as they were, and the changes unsaved', async () => {
  const [chennai, words] = [onDisk(CHENNAI), onDisk(WORDS)];
  draft.change(WORDS, '{}\n');
  draft.change(CHENNAI, withPhone('+910000000077'));
  disk.bytes = 2 * Buffer.byteLength(chennai + words);
  const { status, body } = await post('/save');
  expect({ status, body }).toMatchObject({ status: 507, body: { failed: { code: 'ENOSPC' } } });
  disk.bytes = Number.POSITIVE_INFINITY;
  expect([onDisk(CHENNAI), onDisk(WORDS)]).toEqual([chennai, words]);
  expect(readdirSync(join(root, 'branches')).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect((await state()).saves).toEqual([]);
  expect((await post('/save')).body.saved).toEqual([WORDS, CHENNAI]);
});

test('unsaved changes are there again after a crash, whatever it left', async () => {
  draft.change(CHENNAI, withPhone('+910000000077'));
  draft.change(WORDS, '{}\n');
  draft.change(CLINIC, `${onDisk(CLINIC)}# end\n`);
  // One file had been saved, another one only begun, and the text of a third is gone.
  put(WORDS, '{}\n');
  put(`${CHENNAI}.01234567-89ab-cdef-0123-456789abcdef.part`, 'pho');
  rmSync(join(root, '.cache/editor/draft', CLINIC));
  start();
  expect((await state()).unsaved).toEqual([{ path: CHENNAI, isDeleted: false, hasChangedOnDisk: false }]);
  expect(draft.read(CHENNAI)).toContain('"+910000000077"');
  expect(readdirSync(join(root, 'branches')).toSorted()).toEqual(['chennai.yaml', 'clinic.yaml', 'kavalkinaru.yaml']);
});

test('changes are thrown away file by file', async () => {
  draft.change(CHENNAI, withPhone('+910000000077'));
  draft.change(WORDS, '{}\n');
  expect((await post('/discard', { paths: [WORDS] })).body).toEqual({ unsaved: [CHENNAI] });
  expect((await post('/discard')).body).toEqual({ unsaved: [] });
});

test('throwing away what is not unsaved touches nothing', async () => {
  writeFileSync(join(root, 'mine.json'), '1');
  await post('/discard', { paths: ['locales/../../../../mine.json', WORDS] });
  expect([readFileSync(join(root, 'mine.json'), 'utf8'), existsSync(join(root, WORDS))]).toEqual(['1', true]);
});

test('the text of a file that no form can show is read and changed', async () => {
  expect((await post('/text', { path: CHENNAI, text: 'name: [' })).status).toBe(200);
  const answer = await routes.request(`/text?path=${encodeURIComponent(CHENNAI)}`);
  expect(await answer.json()).toEqual({ text: 'name: [', saved: onDisk(CHENNAI) });
});

test.each([
  'branches/../package.json',
  'package.json',
  'locales/model/english.json',
  'branches/model/day.ts',
  'branches/linked.yaml',
  'locales/linked/home.json',
])('%s is out of reach', async (path) => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  try {
    writeFileSync(join(outside, 'home.json'), 'secret');
    symlinkSync(join(outside, 'home.json'), join(root, 'branches/linked.yaml'));
    symlinkSync(outside, join(root, 'locales/linked'), 'junction');
    expect((await post('/text', { path, text: 'mine' })).status).toBeGreaterThanOrEqual(400);
    expect((await routes.request(`/text?path=${encodeURIComponent(path)}`)).status).toBeGreaterThanOrEqual(400);
    expect(readFileSync(join(outside, 'home.json'), 'utf8')).toBe('secret');
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
});

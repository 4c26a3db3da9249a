/** A language that is made in the editor can be translated at once, without a new start. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTextRoutes } from '../../../editor/texts/textRoutes.ts';
import { createEditorProject } from '../../support/editorProject.ts';

const project = createEditorProject();
afterAll(() => project.remove());
for (const name of ['languages.ts', 'glossary.csv']) cpSync(`locales/${name}`, join(project.root, 'locales', name));
const routes = createTextRoutes(project.context);

const send = async (path: string, body: unknown) => {
  const answer = await routes.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  return { status: answer.status, said: await answer.text() };
};

test('a language is made, translated and shown in the pages of the draft', { timeout: 60_000 }, async () => {
  expect(await send('/languages', { code: 'xx' })).toEqual({
    status: 422,
    said: '"xx" is not the code of a language. Expected two or three letters of ISO 639, such as hi for Hindi, te for Telugu or ml for Malayalam.',
  });
  expect(JSON.parse((await send('/languages', { code: 'hi' })).said)).toEqual({ code: 'hi', name: 'हिन्दी' });
  expect(readFileSync(join(project.root, 'locales/languages.ts'), 'utf8')).toContain("code: 'hi'");
  for (const name of ['tone.hi.md', 'record/hi.json', 'hi/common.json'])
    expect(existsSync(join(project.root, 'locales', name)), name).toBe(true);
  expect(await send('/languages', { code: 'hi' })).toMatchObject({ status: 422 });

  const { said } = await send('/hi/text', { namespace: 'common', key: 'nav.home', text: 'होम' });
  expect(JSON.parse(said)).toMatchObject({ state: 'translated', faults: [] });
  expect(project.draft.unsaved().map(({ path }) => path)).toEqual(['locales/hi/common.json', 'locales/record/hi.json']);
  expect(await project.context.site.problems('2026-11-21')).toEqual([]);
  const { words } = await project.context.site.load('2026-11-21');
  expect(words.hi).toEqual({ common: { nav: { home: 'होम' } } });
});

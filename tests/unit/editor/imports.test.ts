import { expect, test } from 'vitest';
import { refusedImports } from '../../../scripts/check/refusedImports.ts';

const isRefused = (file: string, target: string) => refusedImports(file, `import '${target}';`).length > 0;

test('the folders of the editor import only those before them, and a new one none', () => {
  expect(isRefused('editor/session/session.ts', '../publish/publishing.ts')).toBe(false);
  expect(isRefused('editor/store/folderStore.ts', '../content/refusal.ts')).toBe(false);
  expect(isRefused('editor/preview/where/marks.ts', '../../../site/content/loadSite.ts')).toBe(false);
  expect(isRefused('editor/store/folderStore.ts', '../session/session.ts')).toBe(true);
  expect(isRefused('editor/publish/publishing.ts', '../app/api.ts')).toBe(true);
  expect(isRefused('editor/content/draft.ts', '../form/forms.ts')).toBe(true);
  expect(isRefused('editor/new/file.ts', '../content/draft.ts')).toBe(true);
  expect(isRefused('editor/app/api.ts', '../new/file.ts')).toBe(true);
});

test('the editor imports no commands, and nothing that browsers lack', () => {
  expect(isRefused('editor/store/folderStore.ts', '../../scripts/editor/folder/api.ts')).toBe(true);
  expect(isRefused('editor/yaml/editYaml.ts', 'node:fs')).toBe(true);
});

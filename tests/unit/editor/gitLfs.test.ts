/** Pictures in Git LFS: pointers are recognised, and the editor does not overwrite them. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { StoredDraft } from '../../../editor/content/draft.ts';
import { isStoredInLfs } from '../../../editor/pictures/gitLfs.ts';
import { isLfsPointer } from '../../../site/pictures/pictureFaults.ts';
import { CLINIC, draftStoreInMemory, FIXTURES, openWindow } from '../../support/editorSession.ts';
import { fakeGitHub } from '../../support/gitHub/fakeGitHub.ts';
import { readyStoreOf } from '../../support/gitHub/gitHubOf.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const PONGAL = 'media/offers/pongal.jpg';
const OID = `oid sha256:${'4d7a2146'.repeat(8)}`;
const POINTER = `version https://git-lfs.github.com/spec/v1\n${OID}\nsize 12345\n`;
const LFS = 'filter=lfs diff=lfs merge=lfs -text';
const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['of today', POINTER, true],
  ['of its first days', POINTER.replace('git-lfs.github', 'hawser.github'), true],
  ['with an extension', POINTER.replace('\noid', `\next-0-webp ${OID.slice(4)}\noid`), true],
  ['that Windows wrote', POINTER.replaceAll('\n', '\r\n'), true],
  ['of another tool', POINTER.replace('git-lfs', 'annex'), false],
  ['cut off', POINTER.slice(0, 60), false],
  ['in a longer text', POINTER + ' '.repeat(1024), false],
  ['of a picture', '\x89PNG\r\n\x1a\n', false],
])('a pointer %s', (_which, text, is) => expect(isLfsPointer(bytes(text))).toBe(is));

const PATHS = [
  ...['media/offers/pongal.jpg', 'media/offers/pongal.JPG', 'media/team/a b.webp', 'media/pongal.png'],
  ...['media/branches/front (1).png', 'media/branches/[new].png', 'media/x+y.jpg'],
];

test.each<[string, Readonly<Record<string, string>>]>([
  ['by their ending', { '.gitattributes': `* text=auto eol=lf\n*.jpg ${LFS}\n` }],
  ['by their ending in capitals', { '.gitattributes': `*.[jJ][pP][gG] ${LFS}\r\n  *.we?p  ${LFS}\r\n` }],
  ['a folder', { '.gitattributes': `media/** ${LFS}` }],
  ['a folder, which says nothing of what is in it', { '.gitattributes': `media ${LFS}\nmedia/ ${LFS}\n/media ${LFS}` }],
  ['one folder deep', { '.gitattributes': `/media/*.png ${LFS}\nmedia/*/*.webp ${LFS}` }],
  ['at any depth', { '.gitattributes': `media/**/*.png ${LFS}\n**/team/* ${LFS}` }],
  ['with an exception', { '.gitattributes': `media/** ${LFS}\nmedia/team/** -filter\n*.png !filter\n*.jpg -text` }],
  ['of another filter', { '.gitattributes': `*.jpg ${LFS}\npongal.* filter=crypt\n*.webp filter` }],
  ['by a macro', { '.gitattributes': `[attr]large ${LFS}\n# *.webp large\n*.jpg large\n*.png binary` }],
  [
    'with a space, and signs',
    { '.gitattributes': `"media/team/a b.webp" ${LFS}\n*\\[new\\]* ${LFS}\nmedia/x+y.* ${LFS}` },
  ],
  ['without a class', { '.gitattributes': `[!p]*.png ${LFS}\n[z-a]* ${LFS}` }],
  [
    'in an inner folder, which counts more',
    {
      '.gitattributes': `*.jpg ${LFS}`,
      'media/.gitattributes': `/*.png ${LFS}`,
      'media/offers/.gitattributes': '*.jpg -filter',
    },
  ],
])('files in Git LFS are recognised as by Git: %s', (_how, attributes) => {
  const folder = temporaryFolder(attributes);
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, env, encoding: 'utf8' });
  git('init', '--quiet');
  const answer = git('check-attr', '-z', 'filter', '--', ...PATHS).split('\0');
  const byGit = PATHS.filter((_, at) => answer[at * 3 + 2] === 'lfs');
  const files = new Map(Object.entries(attributes));
  expect(PATHS.filter((path) => isStoredInLfs(files, path))).toEqual(byGit);
});

/** A window on GitHub, where a picture is a pointer. @param attributes of the folder of pictures */
async function openOnPointer(attributes: string, draft?: StoredDraft) {
  const gitHub = fakeGitHub({ ...FIXTURES, [PONGAL]: POINTER, 'media/.gitattributes': attributes });
  return { gitHub, session: await openWindow(readyStoreOf(gitHub), draftStoreInMemory(draft)) };
}

const imageIs = (value: string) => ({ kind: 'set', path: ['offers', 0, 'image'], value }) as const;

test('a picture that is only a pointer says so in its place, and is no mistake', async () => {
  const { session } = await openOnPointer(`*.jpg ${LFS}`);
  await expect(session.pictures.thumbnail('offers/pongal.jpg', 320)).rejects.toMatchObject({
    message: expect.stringMatching(/^Git LFS keeps this picture/),
    formMessage: { key: 'mistakes.lfsPicture' },
  });
  await session.forms.edit('clinic', [imageIs('offers/pongal.jpg')]);
  expect((await session.forms.file('clinic')).problems).toEqual([]);
  expect(await session.publishing.publish()).toEqual({ outcome: 'published' });
});

test.each([
  ['a new one where Git LFS is to keep it', 'media/offers/new.jpg', `*.jpg ${LFS}`, 'refused.lfsUpload'],
  ['one in the place of a pointer', PONGAL, `*.jpg ${LFS}`, 'refused.lfsUpload'],
  ['one in the place of a pointer that no rule is about', PONGAL, '', 'refused.pictureNameTaken'],
])('a new picture is refused: %s', async (_which, path, attributes, key) => {
  const { gitHub, session } = await openOnPointer(attributes, {
    bases: { [CLINIC]: FIXTURES[CLINIC] ?? '' },
    edits: [{ path: CLINIC, edit: imageIs(path.replace('media/', '')) }],
    pictures: { [path]: bytes('a lamp') },
  });
  const head = gitHub.repository.head();
  await expect(session.publishing.publish()).rejects.toMatchObject({ formMessage: { key } });
  expect([gitHub.repository.head(), gitHub.repository.textIn(PONGAL)]).toEqual([head, POINTER]);
});

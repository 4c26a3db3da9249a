/** Pictures in Git LFS: pointers are recognised, and the editor does not overwrite them. */
import { expect, test } from 'vitest';
import type { StoredDraft } from '../../../editor/content/draft.ts';
import { isLfsPointer } from '../../../site/pictures/pictureFaults.ts';
import { CLINIC, draftStoreInMemory, FIXTURES, openWindow } from '../../support/editorSession.ts';
import { fakeGitHub } from '../../support/gitHub/fakeGitHub.ts';
import { readyStoreOf } from '../../support/gitHub/gitHubOf.ts';

const PONGAL = 'media/offers/pongal.jpg';
const OID = `oid sha256:${'4d7a2146'.repeat(8)}`;
const POINTER = `version https://git-lfs.github.com/spec/v1\n${OID}\nsize 12345\n`;
const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['of today', POINTER, true],
  ['with an extension', POINTER.replace('\noid', `\next-0-webp ${OID.slice(4)}\noid`), true],
  ['that Windows wrote', POINTER.replaceAll('\n', '\r\n'), true],
  ['of another tool', POINTER.replace('git-lfs', 'annex'), false],
  ['in a longer text', POINTER + ' '.repeat(1024), false],
])('a pointer %s', (_which, text, is) => expect(isLfsPointer(bytes(text))).toBe(is));

/** A window on GitHub, where a picture is a pointer. */
async function openOnPointer(draft?: StoredDraft) {
  const gitHub = fakeGitHub({ ...FIXTURES, [PONGAL]: POINTER });
  return { gitHub, session: await openWindow(readyStoreOf(gitHub), draftStoreInMemory(draft)) };
}

const imageIs = (value: string) => ({ kind: 'set', path: ['offers', 0, 'image'], value }) as const;

test('a picture that is only a pointer says so in its place, and is no mistake', async () => {
  const { session } = await openOnPointer();
  await expect(session.pictures.thumbnail('offers/pongal.jpg', 320)).rejects.toMatchObject({
    message: expect.stringMatching(/^Git LFS keeps this picture/),
    formMessage: { key: 'mistakes.lfsPicture' },
  });
  await session.forms.edit('clinic', [imageIs('offers/pongal.jpg')]);
  expect((await session.forms.file('clinic')).problems).toEqual([]);
  expect(await session.publishing.publish()).toEqual({ outcome: 'published' });
});

test('a new picture does not take the place of a pointer', async () => {
  const { gitHub, session } = await openOnPointer({
    bases: { [CLINIC]: FIXTURES[CLINIC] ?? '' },
    edits: [{ path: CLINIC, edit: imageIs('offers/pongal.jpg') }],
    pictures: { [PONGAL]: bytes('a lamp') },
  });
  await expect(session.publishing.publish()).rejects.toMatchObject({
    formMessage: { key: 'refused.pictureNameTaken' },
  });
  expect(gitHub.repository.textIn(PONGAL)).toBe(POINTER);
});

/** A wrong bit would leave a page without styles, as browsers compare digests, or take the reviews of all texts away. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256, sha256Hex } from '../../../locales/model/sha256.ts';

const byNode = (text: string, form: 'base64' | 'hex' = 'base64') => createHash('sha256').update(text).digest(form);

test('a digest is that of Node.js, whatever the length of the text', () => {
  for (let length = 0; length < 200; length++) expect(sha256('a'.repeat(length))).toBe(byNode('a'.repeat(length)));
  const long = Array.from({ length: 5000 }, (_, i) => `${i} அ “ü” 🦷`).join('\n');
  expect(sha256(long)).toBe(byNode(long));
  expect(sha256Hex(long)).toBe(byNode(long, 'hex'));
});

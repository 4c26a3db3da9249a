/** Browsers compare digests of the policy with their own: a wrong bit would leave a page without styles. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../../../../locales/model/sha256.ts';

const byNode = (text: string) => createHash('sha256').update(text).digest('base64');

test('a digest is that of Node.js, whatever the length of the text', () => {
  for (let length = 0; length < 200; length++) expect(sha256('a'.repeat(length))).toBe(byNode('a'.repeat(length)));
  const long = Array.from({ length: 5000 }, (_, i) => `${i} அ “ü” 🦷`).join('\n');
  expect(sha256(long)).toBe(byNode(long));
});

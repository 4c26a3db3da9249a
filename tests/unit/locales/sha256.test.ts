/** A wrong bit would leave a page without styles, as browsers compare digests, or take the reviews of all texts away. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256, sha256Hex } from '../../../locales/model/sha256.ts';

test('a digest is that of Node.js, of text in any script', () => {
  const text = Array.from({ length: 500 }, (_, i) => `${i} அ “ü” 🦷`).join('\n');
  const byNode = createHash('sha256').update(text);
  expect(sha256(text)).toBe(byNode.copy().digest('base64'));
  expect(sha256Hex(text)).toBe(byNode.digest('hex'));
});

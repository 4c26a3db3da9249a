import { expect, test } from 'vitest';
import { minifyBody } from '../../../../renderer/document/minify/minifyBody.ts';

test('a page’s body is the same without slashes and empty values that HTML does not ask for', () => {
  expect(minifyBody('<img src="/a.webp" alt=""/><br/><div data-toasts="" hidden="">a &lt;br/&gt; b</div>')).toBe(
    '<img src="/a.webp" alt=""><br><div data-toasts hidden>a &lt;br/&gt; b</div>',
  );
});

test('drawings keep their slashes: in them an element without one would not end', () => {
  const drawing = '<svg><path d="M0 0"/><use href="#i-x"></use></svg>';
  expect(minifyBody(drawing)).toBe(drawing);
});

/** What opens when somebody searches the page for a word. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

test('hidden text that the browser’s search should open stands in details: React 19.3.1 writes hidden="until-found" as plain hidden', () => {
  const hidden = { hidden: 'until-found' as unknown as boolean };
  expect(renderToStaticMarkup(<div {...hidden}>The answer</div>)).toBe('<div hidden="">The answer</div>');
  expect(renderToStaticMarkup(<details>The answer</details>)).toBe('<details>The answer</details>');
});

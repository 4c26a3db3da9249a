/** What a page throws reaches whoever asked for the page. */
import type { PageContextServer } from 'vike/types';
import { expect, test, vi } from 'vitest';
import { onRenderHtml } from '../../../../renderer/+onRenderHtml.tsx';

const thrown = vi.hoisted(() => ({ value: undefined as unknown }));

vi.mock('../../../../renderer/document/renderPage.tsx', () => ({
  renderPage: () => {
    throw thrown.value;
  },
}));

const mistakeOf = (value: unknown) => {
  thrown.value = value;
  return onRenderHtml({ config: {} } as PageContextServer).pageContext;
};

test('an error as it is', () => {
  const error = new RangeError('Too many chairs.');
  expect(mistakeOf(error)).toEqual({ mistake: error });
});

test('anything else as an error: "undefined" would look like a page without a mistake', () => {
  expect(mistakeOf(undefined)).toEqual({ mistake: new Error('undefined') });
});

/** Where a link to a visit leads. */
import { expect, test } from 'vitest';
import { createVisits } from '../../../editor/form/visits.ts';
import { withFiftyBranches } from '../../fixtures/fiftyBranches.ts';
import { createTestStore, FIXTURES, openTestEditor } from '../../support/editorSession.ts';

const fixtures = Object.entries(FIXTURES).flatMap(([path, text]) =>
  path.startsWith('branches/') && text ? [{ path, text }] : [],
);

/** The English address for a branch, beside these files. */
async function addressFor(id: string, files: readonly Readonly<{ path: string; text: string }>[]): Promise<string> {
  const store = createTestStore(Object.fromEntries(files.map(({ path, text }) => [path, text])));
  const { pages } = await createVisits(openTestEditor(store)).placeOf(id);
  return new URL(pages.find(({ code }) => code === 'en')?.address ?? '').pathname;
}

test('a visit is shown by the contact page of few branches, and by the own page of one of many', async () => {
  expect(await addressFor('kavalkinaru', fixtures)).toBe('/contact');
  expect(await addressFor('kavalkinaru', withFiftyBranches(fixtures))).toBe('/clinics/kavalkinaru');
});

test('a branch of many with a site of its own shows its visits there', async () => {
  const own = withFiftyBranches(fixtures).map(({ path, text }) =>
    path.endsWith('/salem.yaml')
      ? { path, text: `${text}siteUrl: https://salem.sample-dental.example\n` }
      : { path, text },
  );
  expect(await addressFor('salem', own)).toBe('/contact');
});

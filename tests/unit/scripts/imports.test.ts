/** The layers of the project, and what none of them may bring into a browser. */
import { describe, expect, test } from 'vitest';
import { findRefusedImports, refusedImports } from '../../../scripts/check/refusedImports.ts';

const refusal = (path: string, specifier: string) => refusedImports(path, `import '${specifier}';`)[0]?.message;

describe('an import', () => {
  test.each([
    ['diagnostics/place.ts', '../branches/model/day.ts'],
    ['branches/model/day.ts', '../../locales/languages.ts'],
    ['locales/languages.ts', '../branches/model/day.ts'],
    ['site/pages/routes.ts', '../../renderer/context/collector.ts'],
    ['renderer/document/head.ts', '../../components/site/Picture.tsx'],
    ['components/ui/links/Icon.tsx', '../../site/Picture.tsx'],
    ['components/site/Picture.tsx', '../branches/BranchLinks.tsx'],
    ['components/site/Picture.tsx', '../../pages/offers/+Page.tsx'],
    ['pages/offers/+Page.tsx', '../contact/BranchTable.tsx'],
    ['editor/store/folderStore.ts', '../session/session.ts'],
    ['editor/publish/publishing.ts', '../app/api.ts'],
    ['editor/newFolder/file.ts', '../content/draft.ts'],
    ['editor/content/contentStore.ts', '../../scripts/size.ts'],
    ['scripts/size.ts', '../tests/run.ts'],
  ])('runs one way: %s does not import %s', (path, specifier) => {
    expect(refusal(path, specifier)).toMatch(`found an import of ${specifier}. `);
  });

  test.each([
    ['site/pages/routes.ts', 'node:fs'],
    ['site/pages/routes.ts', 'react'],
    ['renderer/document/head.ts', 'svgo'],
    ['components/shell/Layout.tsx', 'node:path'],
    ['editor/preview/preview.ts', 'sharp'],
    ['editor/preview/preview.ts', '../../renderer/node/nodeTools.ts'],
    ['components/islands/PaymentButton.client.ts', 'react'],
  ])('runs where its file does: %s does not import %s', (path, specifier) => {
    expect(refusal(path, specifier)).toMatch(`found an import of ${specifier}. `);
  });

  test.each([
    ['pages/offers/+Page.tsx', '../../components/offers/OfferCard.tsx'],
    ['branches/model/schema/manual.ts', '../../../locales/en/editor-fields.json'],
    ['renderer/+onRenderHtml.tsx', './node/nodeTools.ts'],
    ['editor/session/session.ts', '../publish/publishing.ts'],
    ['scripts/dev/serveGallery.ts', '../../components/gallery/gallery.ts'],
  ])('to the left is fine: %s imports %s', (path, specifier) => {
    expect(refusal(path, specifier)).toBeUndefined();
  });
});

test('no file imports from its right', () => {
  expect(findRefusedImports()).toEqual([]);
});

/** The layers of the project, and what none of them may bring into a browser. `npm run check` looks at every file. */
import { describe, expect, test } from 'vitest';
import { refusedImports } from '../../../scripts/check/refusedImports.ts';

const refusal = (path: string, specifier: string) => refusedImports(path, `import '${specifier}';`)[0]?.message;

describe('an import', () => {
  test.each([
    ['diagnostics/place.ts', '../branches/model/day.ts'],
    ['site/pages/routes.ts', '../../renderer/context/collector.ts'],
    ['components/ui/links/Icon.tsx', '../../site/Picture.tsx'],
    ['components/site/Picture.tsx', '../branches/BranchLinks.tsx'],
    ['pages/offers/+Page.tsx', '../contact/BranchCard.tsx'],
    ['editor/store/folderStore.ts', '../session/session.ts'],
    ['scripts/size.ts', '../tests/run.ts'],
    ['site/pages/routes.ts', 'node:fs'],
    ['editor/preview/preview.ts', '../../renderer/node/nodeTools.ts'],
    ['components/islands/PaymentButton.client.ts', 'react'],
  ])('runs one way, and where its file does: %s does not import %s', (path, specifier) => {
    expect(refusal(path, specifier)).toMatch(`found an import of ${specifier}. `);
  });

  test.each([
    ['pages/offers/+Page.tsx', '../../components/offers/OfferCard.tsx'],
    ['branches/model/schema/manual.ts', '../../../locales/en/editor-fields.json'],
  ])('to the left is fine: %s imports %s', (path, specifier) => {
    expect(refusal(path, specifier)).toBeUndefined();
  });
});

/** What validators of others say about every page of the shipped sites, beside html-validate and axe. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { which } from '../../scripts/cli/debianPackages.ts';
import { DESKTOP } from '../e2e/support/fixtures.ts';
import { openAllAnswers } from '../e2e/support/openAllAnswers.ts';
import { BRANCH_SITES, PREVIEW_PORT, SERVED } from '../e2e/support/sites/sites.ts';

const PACKAGES = 'tests/engines/node_modules';

/** The combined site in all languages, and the site of each branch. */
const SITES = SERVED.filter(({ port }) => [PREVIEW_PORT, ...BRANCH_SITES.map((site) => site.port)].includes(port));

/** What the Nu HTML checker says without need. */
const NO_FAULT = [
  // Newer than the checker; browsers that do not know them ignore them.
  /@container|container-type|field-sizing|“eagerness” property|vector-effect/,
  // Lengths that are parts of a container: 100cqh.
  /“transform”: (?:Unknown dimension|too few values)/,
  // As React writes them. They are allowed.
  /Trailing slash on void elements/,
  // It reads files, and the policy allows the site's address. Data in a script does not run.
  /violates Content Security Policy/,
  // Sections are grounds of colour too, and may hold several headings or only a note.
  /Section lacks heading/,
];

test('the Nu HTML checker finds no fault', async () => {
  if (!which('java'))
    console.log('The Nu HTML checker is NOT run: it needs Java. On Debian: apt-get install default-jre');
  test.skip(!which('java'));
  const words = ['-Xss4m', '-jar', `${PACKAGES}/vnu-jar/build/dist/vnu.jar`, '--format', 'json', '--stdout'];
  const options = { maxBuffer: 1e9 };
  const { stdout } = await promisify(execFile)(
    'java',
    [...words, '--exit-zero-always', '--skip-non-html', ...SITES.map(({ root }) => root)],
    options,
  );
  const { messages } = JSON.parse(stdout) as { messages: Record<'url' | 'message' | 'extract', string>[] };
  expect(messages.length).toBeGreaterThan(0);
  const faults = messages.filter(({ message }) => !NO_FAULT.some((pattern) => pattern.test(message)));
  expect(faults.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([]);
});

type Finding = Readonly<{ value: readonly [policy: string, result: string]; message: string; snippet: string }>;
declare const ace: { Checker: new () => { check(page: Document, rules: string[]): Promise<{ results: Finding[] }> } };

test.describe('IBM’s accessibility checker finds no fault', () => {
  test.use({ bypassCSP: true, viewport: DESKTOP });
  for (const { root, port } of SITES) {
    test(`in ${root}`, async ({ page }) => {
      test.setTimeout(600_000);
      const faults: string[] = [];
      for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.html'),
      )) {
        await page.goto(`http://localhost:${port}/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`);
        await openAllAnswers(page);
        await page.addScriptTag({ path: `${PACKAGES}/accessibility-checker-engine/ace.js` });
        const findings = await page.evaluate(async () => {
          const { results } = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
          return results.filter(({ value: [policy, result] }) => policy === 'VIOLATION' && result === 'FAIL');
        });
        faults.push(...findings.map(({ message, snippet }) => `${file}: ${message} ${snippet}`));
      }
      expect(faults).toEqual([]);
    });
  }
});

/** What preflight says about consent to advertising, and about the payment provider's hosts. */
import { expect, test } from 'vitest';
import { parseFiles } from '../../../branches/model/files/parseFiles.ts';
import { consentDuties, paymentHosts } from '../../../site/readiness/rules.ts';
import { CONFIGURATIONS } from '../../fixtures/configurations.ts';
import { withPixel } from '../../fixtures/withPixel.ts';

/** The findings for another text of the clinic file, each with the line that it is about. */
function findings(change: (text: string) => string, rule = consentDuties) {
  const inputs = CONFIGURATIONS['two-branches'].map(({ path, text }) => ({ path, text: change(text) }));
  const files = parseFiles(inputs);
  return files.sources.flatMap((source) =>
    rule(files, source).map(({ line, message }) => [source.text.split('\n')[line - 1]?.trim(), message]),
  );
}

test('a clinic without a pixel has no duty', () => {
  expect(findings((text) => text)).toEqual([]);
});

test('a clinic with a pixel reads what the law asks for, and that its privacy policy is missing', () => {
  const duty = ['pixelId: "000000000000000"', expect.stringContaining('Digital Personal Data Protection Act, 2023')];
  expect(findings(withPixel)).toEqual([duty]);
  expect(findings((text) => withPixel(text).replace(/privacyPolicy: .*/, 'privacyPolicy:'))).toEqual([
    duty,
    ['privacyPolicy:', expect.stringMatching(/^Patients who are asked to agree must be able to read/)],
  ]);
});

test('a clinic that names only the script of its payment provider is asked for the other hosts, once', () => {
  const hosts = (lists: string) => (text: string) =>
    text.replace(/( {2}buttonId:.*\n)(?: {2}hosts:.*\n(?: {4}.*\n)*)?/, `$1${lists && `  hosts: ${lists}\n`}`);
  const asked = [expect.anything(), expect.stringMatching(/^Only https:\/\/checkout\.payments\.example, /)];
  for (const lists of ['', '{ frames: [], scripts: [] }'])
    expect(findings(hosts(lists), paymentHosts)).toEqual([asked]);
  expect(findings(hosts('{ frames: [https://api.payments.example] }'), paymentHosts)).toEqual([]);
});

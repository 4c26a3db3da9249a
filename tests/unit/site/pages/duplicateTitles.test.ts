import type { Resource } from 'i18next';
import { beforeEach, expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { duplicateTitles } from '../../../../site/readiness/findAllWarnings.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { resourcesIn, wordsIn } from '../../../support/words.ts';

let words: Resource;
beforeEach(() => {
  words = resourcesIn();
});

type Inputs = Parameters<typeof parseFiles>[0];

function titlesOf(inputs: Inputs) {
  return duplicateTitles(siteOf(inputs), words, parseFiles(inputs).sources, wordsIn());
}

const siteOf = (inputs: Inputs) => buildSite('combined', parseFiles(inputs), '2025-08-15');

/** Sets the title of a page for the duration of a test. */
function entitle(language: string, namespace: string, title: string): void {
  const texts = words[language]?.[namespace];
  if (typeof texts !== 'object') throw new Error(`${language} has no ${namespace}.`);
  Object.assign(texts, { meta: { ...(texts.meta as object), title } });
}

test('duplicate page titles are reported in each language, each with the file and line of the other', () => {
  entitle('en', 'dentures', 'Teeth');
  entitle('en', 'dental-implants', 'Teeth');
  entitle('ta', 'about', 'பற்கள்');
  entitle('ta', 'offers', 'பற்கள்');
  expect(titlesOf(CONFIGURATIONS['two-branches'])).toEqual([
    expect.objectContaining({
      file: 'locales/en/dentures.json',
      line: 3,
      message: expect.stringContaining(
        '"Teeth" is the title of /services/dental-implants too (locales/en/dental-implants.json:3).',
      ),
    }),
    expect.objectContaining({ file: 'locales/ta/about.json', message: expect.stringContaining('/offers too') }),
  ]);
});

test('duplicate page titles are reported at the branch if its booking page has one', () => {
  const [clinic, chennai, kavalkinaru] = CONFIGURATIONS['two-branches'];
  const text = kavalkinaru.text.replace('en: Kavalkinaru', 'en: Chennai');
  const [warning, ...others] = titlesOf([clinic, chennai, { ...kavalkinaru, text }]);
  expect(others).toEqual([]);
  expect(warning).toMatchObject({ file: 'branches/kavalkinaru.yaml', line: 4, column: 7 });
  expect(warning?.message).toMatch(
    / is the title of \/contact\/[\w-]+perumbur too \(branches\/chennai\.yaml:4\)\. Type a different name/,
  );
});

/** What each path in the content folders is. */
import { expect, test } from 'vitest';
import { isPictureName } from '../../../../branches/model/files/pictureName.ts';
import { contentPath, isKnownContentFile, isPublishable } from '../../../../site/content/contentPaths.ts';

const SITE = { languages: ['en', 'ta', 'hi'], namespaces: ['home', 'clear-aligners'] };

test.each([
  ['branches/chennai.yaml', 'facts', '', 'chennai', 'yaml'],
  ['branches/clinic.yaml', 'facts', '', 'clinic', 'yaml'],
  ['locales/ta/clear-aligners.json', 'words', 'ta', 'clear-aligners', 'json'],
  ['locales/record/hi.json', 'record', 'hi', '', 'record'],
  ['locales/clinical-review.json', 'signatures', '', '', 'signatures'],
  ['locales/glossary.csv', 'glossary', '', '', 'whole'],
  ['locales/tone.ta.md', 'tone', 'ta', '', 'whole'],
  ['media/team/IMG_0001.JPG', 'picture', '', 'team/IMG_0001.JPG', 'whole'],
  ['media/rooms/பெரம்பூர்/Front desk.heic', 'picture', '', 'rooms/பெரம்பூர்/Front desk.heic', 'whole'],
])('%s is content of the kind "%s", and may be published', (path, kind, language, name, merge) => {
  expect(contentPath(path)).toMatchObject({ kind, language, name, merge });
  expect([isPublishable(path, SITE), isKnownContentFile(path, SITE.languages)]).toEqual([true, true]);
});

test.each(['locales/languages.json', 'locales/notes/home.json'])('%s is read as a text, but is code', (path) => {
  expect(contentPath(path)?.read).toBe('text');
  expect([isPublishable(path, SITE), isKnownContentFile(path, SITE.languages)]).toEqual([false, true]);
});

/** Where it is only a name that the site does not have: the reader of that folder says so. */
const BESIDE_CONTENT = [
  ...['branches/Chennai.yaml', 'branches/chennai.YAML', 'branches/my clinic.yaml', 'branches/README.md'],
  ...['branches/model/day.ts', 'branches/schema/branch.json', 'locales/languages.ts', 'locales/crowdin.yml'],
  ...['locales/ta/no-such-page.json', 'media/icons/phone.svg', 'media/logo.svg', 'media/team/meena.gif'],
  ...['media/labels.yaml'],
];
const NOWHERE = [
  ...['branches/package.json', 'branches/vite.config.ts', 'branches/tsconfig.json'],
  ...['branches/chennai.yaml.txt', 'branches/old/chennai.yaml', 'branches/.chennai.yaml'],
  ...['branches/node_modules/yaml/index.js', 'locales/package.json', 'locales/Package.JSON'],
  ...['locales/en/package.json/x.json', 'locales/en/.json', 'locales/ta/home.js', 'locales/ta/deep/home.json'],
  ...['locales/fr/home.json', 'locales/record/fr.json', 'locales/record/package.json', 'locales/tone.fr.md'],
  ...['locales/clinical-review.json.bak', 'media/package.json', 'media/.npmrc', 'media/team/.hidden.webp'],
  ...['media/team/notes.txt', 'media/one/two/three/deep.webp', 'media/team/script.webp.js'],
];
const OTHERS = [
  ...['package.json', 'editor.yaml', '.github/workflows/website.yml', 'branches', 'locales/'],
  ...['Branches/a.yaml'],
];
const SPECIAL = [
  ...[
    'media/node_modules/front.webp',
    'media/DIST/front.webp',
    'media/__tests__/front.webp',
    'media/@types/front.webp',
  ],
  ...['media/icons/front.webp', 'media/con.webp', 'media/Team /front.webp', 'media/team\u202e/front.webp'],
  ...['media/team/a\nb.webp', 'media/team/a\ufffdb.webp', `media/${'x'.repeat(200)}.webp`, 'branches/aux.yaml'],
  ...['branches/../package.yaml'],
];

test.each([...BESIDE_CONTENT, ...NOWHERE, ...OTHERS, ...SPECIAL])('%j is code, whatever it is called', (path) => {
  expect(isPublishable(path, SITE)).toBe(false);
});

test.each(NOWHERE)('a build finds no %s', (path) => expect(isKnownContentFile(path, SITE.languages)).toBe(false));

test.each([...BESIDE_CONTENT, 'media/team/.DS_Store', 'branches/desktop.ini'])('a build goes on beside %s', (path) => {
  expect(isKnownContentFile(path, SITE.languages)).toBe(true);
});

test('what may be published as a picture can be named in a branch file', () => {
  for (const ending of ['avif', 'heic', 'heif', 'jfif', 'jpeg', 'jpg', 'png', 'webp', 'gif', 'svg', 'tiff', 'js']) {
    for (const name of [`a.${ending}`, `Team/A b.${ending.toUpperCase()}`]) {
      expect([name, isPublishable(`media/${name}`, SITE)]).toEqual([name, isPictureName(name)]);
    }
  }
});

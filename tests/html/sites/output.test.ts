/** Every file of every variant, regardless of its content. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findLeaks, ownPaths } from '../checks/leaks.ts';
import { fileNameProblems } from '../checks/names.ts';
import { BUILT } from '../support/built.ts';

const PICTURE = /\.(?:png|webp|avif|jpg)$/;
const COMPRESSED = /\.(?:br|gz)$/;

describe.each(BUILT)('the files of $variant', ({ root }) => {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'));

  test('have known types and names that every host accepts', () => {
    expect(names.length).toBeGreaterThan(300);
    expect(fileNameProblems(names)).toEqual([]);
  });

  test('are not empty', () => {
    expect(names.filter((name) => statSync(join(root, name)).size === 0)).toEqual([]);
  });

  test('leak no machine names, paths, secrets, source maps or comments', () => {
    const texts = names.filter((name) => !PICTURE.test(name) && !COMPRESSED.test(name));
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.flatMap((name) => findLeaks(name, readFileSync(join(root, name), 'utf8')))).toEqual([]);
  });

  test('have no metadata in pictures', async () => {
    const found = await Promise.all(
      names
        .filter((name) => PICTURE.test(name))
        .map(async (name) => pictureProblems(name, readFileSync(join(root, name)))),
    );
    expect(found.length).toBeGreaterThan(200);
    expect(found.flat()).toEqual([]);
  });
});

/** Lists a picture’s metadata, such as where and when it was taken, and any paths of this machine. */
async function pictureProblems(name: string, bytes: Buffer): Promise<string[]> {
  const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
  const notes = Object.entries({ exif, xmp, iptc, icc, comments }).filter(([, value]) => value !== undefined);
  return [
    ...notes.map(([kind]) => `${name}: ${kind}`),
    ...ownPaths().flatMap((path) => (bytes.includes(path) ? [`${name}: a path of this machine`] : [])),
  ];
}

describe('the checks find', () => {
  test.each([
    ['this machine', '<a href="http://localhost:4173/about">'],
    ['this machine', 'fetch("http://127.0.0.1/")'],
    ['this machine', '<img src="file:///x.png">'],
    ['a path of a machine', 'from "/home/ann/site/a.js"'],
    ['a path of a machine', "import('/app/node_modules/react/index.js')"],
    ['a path of a machine', '"C:\\Users\\ann"'],
    ['a source map', 'x()\n//# sourceMappingURL=x.js.map'],
    ['a note of a developer', '<p>TODO: write this</p>'],
    ['a comment', '<p>a</p><!-- hidden -->'],
    ['a comment', 'a();/* why */b()'],
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
    ['a key of a service', 'key="AKIAABCDEFGHIJKLMNOP"'],
    ['a key of a service', 'pay("sk_live_abcdef")'],
    ['a token', '"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0"'],
    ['a password', 'const password = "hunter22"'],
    ['a password in an address', 'https://ann:hunter22@clinic.example/'],
  ])('%s in: %s', (kind, text) => {
    expect(findLeaks('x.js', text)).toEqual([expect.stringContaining(`x.js: ${kind}: `)]);
  });

  test('a path of this machine', () => {
    expect(findLeaks('x.txt', `made in ${process.cwd()}/dist`)).toContain('x.txt: a path of this machine');
  });

  test('nothing in a page without leaks', () => {
    const page =
      '<p>Call <a href="tel:+910000000001">us</a>, 10:30 AM to 1:30 PM.</p><!-- --><p>Home of healthy teeth</p>';
    expect(findLeaks('x.html', page)).toEqual([]);
  });

  test.each([
    ['notes.md', 'not a known kind of file'],
    ['assets/x.js.map', 'not a known kind of file'],
    ['.env', 'not a known kind of file'],
    ['பல்.html', 'not a safe name'],
    ['my page.html', 'not a safe name'],
    ['About/team.html', 'not a safe name'],
    [`${'a'.repeat(200)}.html`, 'too long'],
    ['gone.html.br', 'compressed, and nothing beside it'],
  ])('an invalid name, %s: %s', (name, problem) => {
    expect(fileNameProblems([name])).toContain(`${name}: ${problem}`);
  });

  test('two names that differ only in case', () => {
    expect(fileNameProblems(['media/a.Ab.webp', 'media/a.aB.webp'])).toEqual([
      'media/a.aB.webp: differs from another name in capitals only',
    ]);
  });

  test('metadata in a picture', async () => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).webp();
    const noted = await picture
      .clone()
      .withExif({ IFD0: { Copyright: `${process.cwd()}/x` } })
      .toBuffer();
    expect(await pictureProblems('x.webp', await picture.toBuffer())).toEqual([]);
    expect(await pictureProblems('x.webp', noted)).toEqual(['x.webp: exif', 'x.webp: a path of this machine']);
  });
});

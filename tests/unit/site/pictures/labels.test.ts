/** The names on the parts of a picture: what a mistake in their file is told. */
import { expect, test } from 'vitest';
import { withLabels } from '../../../../site/pictures/labels.ts';
import type { Master } from '../../../../site/pictures/master.ts';

const master: Master = {
  path: 'services/implant.webp',
  name: 'services/implant',
  file: 'media/services/implant.webp',
  hash: '00000',
  width: 400,
  height: 300,
  color: 'fff',
  kind: 'webp',
};

/** What is made of the lines of a file of labels. */
const read = (...lines: readonly string[]) =>
  withLabels(
    {
      catalogue: new Map([[master.path, master]]),
      problems: [],
      labels: { path: 'media/labels.yaml', text: `${lines.join('\n')}\n` },
    },
    { crown: 'Crown', gum: 'Gum' },
  );

const PICTURE = 'services/implant.webp:';
const CROWN = '  - { part: crown, x: 56, y: 23, side: right }';

test('a picture gets its labels in the order of the file', () => {
  const { catalogue, problems } = read(PICTURE, CROWN, '  - { part: gum, x: 0, y: 100, side: left }');
  expect(problems).toEqual([]);
  expect(catalogue.get(master.path)?.labels?.map(({ part }) => part)).toEqual(['crown', 'gum']);
});

test.each([
  ['2:23', [PICTURE, '  - { part: crown, x: 101, y: 23, side: right }'], /found 101, expected a whole number/],
  ['2:5', [PICTURE, '  - { part: crown, x: 56, y: 23 }'], /side is missing/],
  ['2:3', [PICTURE, ...Array(6).fill(CROWN)], /expected a list of one to five labels/],
  ['2:13', [PICTURE, '  - { part: crwn, x: 56, y: 23, side: right }'], /crwn has no name\. Did you mean crown\?/],
  ['2:13', [PICTURE, '  - { part: nerve, x: 5, y: 23, side: top }'], /as picture\.parts\.nerve/],
  ['1:1', ['services/implnt.webp:', CROWN], /no picture .* Did you mean services\/implant\.webp\?/],
])('a mistake is reported at %s: %j', (place, lines, sentence) => {
  const { problems } = read(...lines);
  expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
  expect(problems[0]?.message).toMatch(sentence);
});

test('files without labels, and pictures that no line names, are as they were', () => {
  expect(withLabels({ catalogue: new Map([[master.path, master]]), problems: [] }, {}).catalogue.get(master.path)).toBe(
    master,
  );
});

/** Files to edit: the frozen branch files, the same with comments everywhere, and what nobody should write but may. */
import { readFileSync } from 'node:fs';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/site/branches/${name}.yaml`, import.meta.url), 'utf8');

/** Comments above, at the end of and between lines, of which no two are the same, and blank lines. */
function withComments(text: string, eol = '\n'): string {
  const lines = text.trimEnd().split('\n');
  const commented = lines.flatMap((line, i) => {
    const indent = /^ */.exec(line)?.[0] ?? '';
    const isOwn = /^\s*#|^$/.test(line);
    return [
      ...(i % 5 === 0 ? [`${indent}# above ${i}`] : []),
      isOwn || i % 3 !== 0 || line.includes(' #') ? line : `${line} # beside ${i}`,
      ...(i % 11 === 0 ? ['', `${indent}# apart ${i}`] : []),
      ...(i % 13 === 0 ? [`${indent}    # deeper ${i}`] : []),
      ...(i % 17 === 0 ? ['# at the margin', ''] : []),
    ];
  });
  return commented.join(eol) + eol;
}

const ODD = `# Written by many hands
name: &name { en: Odd, ta: 'ஒன்று' } # shared
other: *name

list: &list
- id: a # first
  text: |
    Two lines # no comment
    of text

  # about b
-   id: b
    text: >- # folded
      a long text
      that goes on

    # below b
- # nothing beside
  id: c
  text: 'it''s "quoted"'
  again: &again "twice"
copies: [ *list, *again ]
brackets: [
  one, # the first
  "two",

  # about three
  { three: 3, none: }, # the last
]
deep:
    far:
        away:
          - - nested
            - lists
          -
          - x
        empty: []
        nothing: # really
        group: {}
    long: this goes on
      in the next line # and ends
# the end
`;

export const YAML_TEXTS: Readonly<Record<string, string>> = {
  clinic: fixture('clinic'),
  chennai: fixture('chennai'),
  kavalkinaru: fixture('kavalkinaru'),
  'chennai with comments': withComments(fixture('chennai')),
  'chennai with comments, from Windows': `\uFEFF${withComments(fixture('chennai'), '\r\n')}`,
  'kavalkinaru without a last line break': withComments(fixture('kavalkinaru')).trimEnd(),
  odd: ODD,
  'odd, from Windows': ODD.replaceAll('\n', '\r\n'),
};

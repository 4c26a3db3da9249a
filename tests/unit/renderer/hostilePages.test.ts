/** Hostile texts in all words and facts of a site stay text on every page. */
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../locales/languages.ts';
import { textFault } from '../../../locales/model/check/textFault.ts';
import { siteMap } from '../../../site/pages/routes.ts';
import { ALL_ENDS, HOSTILE_TEXTS, PLACEHOLDERS_WITHOUT_VALUE } from '../../fixtures/hostileTexts.ts';
import { loadFixtureSite } from '../../support/renderFixturePage.ts';
import { renderIn, siteIn } from '../../support/renderIn.ts';

/** Those that the checks of words accept: the build refuses the others. */
const ACCEPTED = HOSTILE_TEXTS.filter(
  (text) => textFault(text) === undefined && !PLACEHOLDERS_WITHOUT_VALUE.includes(text),
);

/** Returns a copy with hostile texts, one after the other, appended to every plain text that has such a key. */
function withHostileTexts<Value>(value: Value, isText: (key: string) => boolean): Value {
  let count = 0;
  const change = (child: unknown, key: string): unknown => {
    if (typeof child === 'string') {
      if (!isText(key) || child.includes('<')) return child;
      count += 1;
      return `${child} ${ALL_ENDS} <u>pwned</u> ${ACCEPTED[count % ACCEPTED.length]}`;
    }
    if (Array.isArray(child)) return child.map((item) => change(item, key));
    if (typeof child !== 'object' || child === null) return child;
    return Object.fromEntries(Object.entries(child).map(([name, inner]) => [name, change(inner, name)]));
  };
  return change(value, '') as Value;
}

/** What a browser finds: kinds of elements with their attributes, where addresses lead, and the number of scripts. */
function partsOf(html: string): readonly string[] {
  const parts = new Set<string>();
  let scripts = 0;
  const onopentag = (tag: string, attributes: Readonly<Record<string, string>>) => {
    parts.add([tag, ...Object.keys(attributes)].join(' '));
    for (const address of [attributes.href, attributes.src, attributes.action]) {
      const { protocol, host } = new URL(address ?? '', 'https://own.example');
      parts.add(`${protocol}//${host}`);
    }
    if (tag === 'script') scripts += 1;
  };
  new Parser({ onopentag }).end(html);
  return [...parts, `${scripts} scripts`].sort();
}

const loaded = await loadFixtureSite();

function renderAll({ words, files }: Pick<typeof loaded, 'words' | 'files'>) {
  const site = siteIn({ ...loaded, files });
  const render = renderIn({ ...loaded, words, site });
  return siteMap(site).flatMap((route) => LANGUAGES.map((language) => render(route, language)));
}

test('each page has the same kinds of elements, attributes and addresses as without hostile texts', () => {
  const usual = renderAll(loaded);
  const words = withHostileTexts(loaded.words, () => true);
  const files = withHostileTexts(loaded.files, (key) => key === 'en');
  const hostile = renderAll({ words, files });
  expect(hostile).toHaveLength(usual.length);
  for (const [i, { html }] of hostile.entries()) {
    expect(html.match(/pwned|evil\.example/g)?.length).toBeGreaterThan(50);
    const known = partsOf(usual[i]?.html ?? '');
    expect(partsOf(html).filter((part) => !known.includes(part))).toEqual([]);
  }
});

import { applyEdits, modify } from 'jsonc-parser';
import { normalText } from '../../diagnostics/normalText.ts';
import { flattenTexts } from './flattenTexts.ts';
import { jsonValue } from './json/jsonValue.ts';
import { stepsOf } from './namespace.ts';

type Tree = string | { [key: string]: Tree };

/**
 * The content of a words file. One that has these keys is changed only where a text is; otherwise it is written anew, with the texts
 * in the order of the English keys. What looks the same stays as it was typed.
 * @param englishKeys dotted keys of the English file
 * @param texts dotted key to text; keys that English lacks come last
 * @param before the file as it is, whose indentation, line endings and byte order mark are kept
 */
export function wordsText(englishKeys: readonly string[], texts: ReadonlyMap<string, string>, before = ''): string {
  const content = before.replace(/^\ufeff/, '');
  const byteOrderMark = content === before ? '' : '\ufeff';
  const old = new Map(flattenTexts(jsonValue(content)));
  const asTyped = ([key, text]: readonly [string, string]): readonly [string, string] => {
    const typed = old.get(key);
    return [key, typed !== undefined && normalText(typed) === text ? typed : text];
  };
  const all = new Map([...texts].map(asTyped));
  return byteOrderMark + (replaced(content, old, all) ?? rewritten(englishKeys, all, content));
}

/**
 * A JSON file with another value: changed only where a text is, or else written anew.
 * @param before the file as it is, whose line endings and byte order mark are kept
 */
export function jsonText(value: unknown, before: string): string {
  const texts = new Map(flattenTexts(value));
  const changed = wordsText([...texts.keys()], texts, before);
  const isRight = JSON.stringify(jsonValue(changed.replace(/^\ufeff/, ''))) === JSON.stringify(value);
  if (isRight) return changed;
  const anew = `${before.startsWith('\ufeff') ? '\ufeff' : ''}${JSON.stringify(value, null, 2)}\n`;
  return before.includes('\r\n') ? anew.replaceAll('\n', '\r\n') : anew;
}

/** The file with texts replaced; undefined if its keys are others. */
function replaced(before: string, old: typeof texts, texts: ReadonlyMap<string, string>): string | undefined {
  let content = before;
  const isLost = ([key, text]: readonly [string, string]) => !texts.has(key) && normalText(text) !== '';
  if ([...old].some(isLost) || [...texts.keys()].some((key) => !old.has(key))) return undefined;
  for (const [key, text] of texts) {
    if (old.get(key) === text) continue;
    content = applyEdits(content, modify(content, [...stepsOf(key)], text, {}));
  }
  return content;
}

function rewritten(englishKeys: readonly string[], texts: ReadonlyMap<string, string>, before: string): string {
  let tree: Tree = {};
  for (const key of new Set([...englishKeys, ...texts.keys()])) {
    const text = texts.get(key);
    if (text !== undefined) tree = withText(tree, key.split('.'), text);
  }
  // Weblate writes four spaces.
  const [, indentation = '  '] = /^\{\r?\n([ \t]+)/.exec(before) ?? [];
  const content = `${JSON.stringify(withLists(tree), null, indentation)}\n`;
  return before.includes('\r\n') ? content.replaceAll('\n', '\r\n') : content;
}

function withText(tree: Tree | undefined, [step, ...rest]: readonly string[], text: string): Tree {
  if (step === undefined) return text;
  const group = typeof tree === 'object' ? tree : {};
  return { ...group, [step]: withText(group[step], rest, text) };
}

/** Turns groups with the keys 0, 1, 2 … into lists. One with a gap remains a group, which i18next reads in the same way. */
function withLists(tree: Tree): unknown {
  if (typeof tree === 'string') return tree;
  const entries = Object.entries(tree).map(([key, child]) => [key, withLists(child)] as const);
  const isList = entries.length > 0 && entries.every(([key], i) => key === String(i));
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

/** What a voice makes of the prices, times and numbers of pages. */
import { execFileSync } from 'node:child_process';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';

/** Attributes that are announced. */
const SAID = ['alt', 'aria-label', 'aria-valuetext', 'title', 'placeholder'];

/** A number with all that touches it, and the words before and after it: `ரூ. 2,500 முதல்`. */
const FIGURE = /(?:[\p{L}\p{M}.]+\s)?[^\s(]*\d\S*(?:\s[\p{L}\p{M}.]+)?/gu;

/** The figures in what a page says in a language, each once. */
export function figuresIn(html: string, language: string): readonly string[] {
  const document = parse(html, { blockTextElements: { script: false, style: false } });
  const figures = [...document.querySelectorAll('*')].flatMap((element) => {
    if (languageOf(element) !== language) return [];
    const texts = element.childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE).map(({ text }) => text);
    const said = SAID.map((name) => element.getAttribute(name) ?? '');
    return [...texts, ...said].flatMap((text) => text.match(FIGURE) ?? []);
  });
  return [...new Set(figures)];
}

const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');

/** The sounds of a text as eSpeak NG writes them; `(en)` where another voice goes on. A paragraph is a sentence of its own. */
const phonemesOf = (text: string, language: string): string =>
  execFileSync('espeak-ng', ['-v', language, '-q', '-x', '--stdin'], { input: text, encoding: 'utf8' }).trim();

const OTHER_VOICE = /\([a-z]{2,3}(?:-[\w-]+)?\)/;

/** The figures, with their sounds, that a voice hands to that of another language, if only a word of them. */
export function saidByOtherVoice(figures: readonly string[], language: string): readonly string[] {
  if (!OTHER_VOICE.test(phonemesOf(figures.join('\n\n'), language))) return [];
  return figures.map((figure) => listed(figure, language)).filter((line) => OTHER_VOICE.test(line));
}

const listed = (figure: string, language: string) =>
  `${figure} => ${phonemesOf(figure, language).replaceAll('\n', ' | ')}`;

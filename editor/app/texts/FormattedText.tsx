/** Texts as pages show them: with their formatting, and with the facts that stand in for placeholders. */
import { createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type MarkupNode, parseMarkup } from '../../../locales/model/check/markup.ts';
import { figureAddress } from '../../texts/textPlace.ts';
import { compareWords } from './pieces.ts';
import { useFigures } from './textsApi.tsx';

/** Characters that no text has: they begin a marked stretch, and end it. */
const MARKS = { removed: '\ue000', added: '\ue001' } as const;
const END = '\ue002';
const STRETCH = /([\ue000\ue001][^\ue002]*\ue002|\{\{[^}]*\}\})/;

/** A text with a mark around words, which leaves tags alone. */
const markWords = (text: string, mark: keyof typeof MARKS): string =>
  text.replace(/<[^>]*>|[^<]+/g, (part) => (part.endsWith('>') ? part : MARKS[mark] + part + END));

type FormattedTextProps = Readonly<{ text: string; language: string; isInert?: boolean }>;

/** A text with its formatting. Its links lead nowhere, but each figure leads to its field. @param isInert no figure does */
export function FormattedText({ text, language, isInert = false }: FormattedTextProps) {
  const figures = useFigures(language);
  const toNode = (node: MarkupNode, key: number): ReactNode => {
    if (typeof node === 'string') return <Fragment key={key}>{node.split(STRETCH).map(toStretch)}</Fragment>;
    const { tag, href, children } = node;
    return createElement(href === undefined ? tag : 'u', { key, title: href }, ...children.map(toNode));
  };
  const toStretch = (stretch: string, key: number): ReactNode => {
    const inner = () => stretch.slice(1, -1).split(STRETCH).map(toStretch);
    if (stretch.startsWith(MARKS.removed)) return <del key={key}>{inner()}</del>;
    if (stretch.startsWith(MARKS.added)) return <ins key={key}>{inner()}</ins>;
    if (!/^\{\{.*\}\}$/.test(stretch)) return stretch;
    const name = stretch.slice(2, -2);
    return <Figure key={key} name={name} value={figures[name]} isInert={isInert} />;
  };
  return <div lang={language}>{nodesOf(text).map(toNode)}</div>;
}

/** A text that is not formatted correctly is shown as it was typed. */
function nodesOf(text: string): readonly MarkupNode[] {
  if (!text.includes('<')) return [text];
  try {
    return parseMarkup(text, '');
  } catch {
    return [text];
  }
}

/** The value that a page has in place of a placeholder, or its name. */
function Figure({ name, value, isInert }: Readonly<{ name: string; value: string | undefined; isInert: boolean }>) {
  const { t } = useTranslation('editor-texts');
  const address = isInert || value === undefined ? undefined : figureAddress(name);
  if (!address) return <span data-kind={value ? 'figure' : 'placeholder'}>{value ?? name}</span>;
  return (
    <Link data-kind="figure" to={address} title={t('read.figure')}>
      {value}
    </Link>
  );
}

type WordChangesProps = Readonly<{ title?: string; before: string; after: string; language: string }>;

/** What has changed in a text: words that went and came, or both versions if most are others. */
export function WordChanges({ title, before, after, language }: WordChangesProps) {
  const words = compareWords(before, after).map(({ value, ...change }) => ({ ...change, text: value.join('') }));
  const isAlike =
    words.flatMap(({ text, ...change }) => (change.added || change.removed ? [] : text)).join('').length * 2 >
    before.length;
  const changes = isAlike ? words : [{ text: before, removed: true }, { text: ' ' }, { text: after, added: true }];
  const marked = changes.map(({ text, ...change }: Readonly<{ text: string; added?: boolean; removed?: boolean }>) => {
    // The formatting is that of the new version.
    if (change.removed) return markWords(text.replace(/<[^>]*>/g, ' '), 'removed');
    return change.added ? markWords(text, 'added') : text;
  });
  return (
    <>
      {title && <h3 className="label">{title}</h3>}
      <FormattedText text={marked.join('')} language={language} />
    </>
  );
}

import { comparableText } from '../../diagnostics/normalText.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The length of a text in graphemes, without tags. */
export function readableLength(text: string): number {
  return [...graphemes.segment(comparableText(text).replace(/<[^>]*>/g, ''))].length;
}

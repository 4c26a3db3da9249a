import { CHANGED, FIRST_CHANGE } from './markDifferences.ts';

/** Outlines in the colours of the editor's notices: what goes, and what comes. */
const COLORS = { before: '#a3341f', after: '#0b57d0' } as const;

export type Side = keyof typeof COLORS;

const style = (side: Side) =>
  `<style>[${CHANGED}]{outline:4px solid ${COLORS[side]}!important;outline-offset:3px}#${FIRST_CHANGE}{scroll-margin-top:40vh}html{scroll-behavior:auto!important}</style>`;

/** A page to look at: without scripts, with what differs outlined. */
export function comparedDocument(html: string, side: Side): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replace('</head>', () => `${style(side)}</head>`);
}

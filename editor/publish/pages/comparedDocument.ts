import { CHANGED, FIRST_CHANGE } from './changeMarks.ts';

/** Outlines in the colours of the editor's notices: what goes, and what comes. */
const COLORS = { before: '#a3341f', after: '#0b57d0' } as const;

export type Side = keyof typeof COLORS;

const style = (side: Side) =>
  `<style>[${CHANGED}]{outline:4px solid ${COLORS[side]}!important;outline-offset:3px}#${FIRST_CHANGE}{scroll-margin-top:40vh}html{scroll-behavior:auto!important}</style>`;

/** Scripts, and the page's own policy, which would forbid the outlines. */
const LEFT_OUT = /<script\b[\s\S]*?<\/script>|<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/** A page to look at: without scripts, with what differs outlined. */
export function comparedDocument(html: string, side: Side): string {
  return html.replaceAll(LEFT_OUT, '').replace('</head>', () => `${style(side)}</head>`);
}

/** Finds layout problems in any language: clipped, off-screen or overlapping text. */
import type { Page } from '@playwright/test';

/** Minimum line height of wrapped text: Tamil glyphs reach from 0.85 above the baseline to 0.33 under it. */
const LEAST_LEADING = 1.2;
/** Latin glyphs reach less far. */
export const LATIN_LEADING = 1;

/**
 * Lists all layout problems of the current page, one per line.
 * @param leastLeading minimum line height, as a multiple of the font size
 */
export async function layoutProblems(page: Page, leastLeading = LEAST_LEADING): Promise<string[]> {
  return page.evaluate((leastLeading) => {
    const found = new Set<string>();
    const nameOf = (element: Element) => {
      const place = element.closest('header, footer, aside, section, article, main');
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50);
      return `${place?.tagName.toLowerCase()} ${element.tagName.toLowerCase()} "${text}"`;
    };

    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) {
      const isOut = (element: Element) =>
        element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1;
      const out = [...document.querySelectorAll('body *')]
        .filter(isOut)
        .filter((each) => ![...each.children].some(isOut));
      found.add(`the page scrolls sideways by ${sideways} px: ${out.slice(0, 3).map(nameOf).join(', ')}`);
    }

    /** What an element does to the text inside it. */
    type Frame = Readonly<{
      box: DOMRect;
      cutsX: boolean;
      cutsY: boolean;
      scrolls: boolean;
      unseen: boolean;
      layer: boolean;
    }>;
    const frames = new Map<Element, Frame>();
    const frameOf = (element: Element): Frame => {
      const known = frames.get(element);
      if (known) return known;
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const frame = {
        box,
        cutsX: cuts(overflowX),
        cutsY: cuts(overflowY),
        scrolls: overflowX === 'auto' || overflowX === 'scroll',
        // For screen readers only.
        unseen: clipPath.startsWith('inset(50%') || (cuts(overflowX) && box.width <= 1),
        layer: position === 'fixed' || position === 'sticky',
      };
      frames.set(element, frame);
      return frame;
    };

    type Line = Readonly<{ parent: Element; layer: Element; box: DOMRect }>;
    const lines: Line[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const around: Element[] = [];
      for (let element: Element = parent; element !== document.body; element = element.parentElement ?? document.body) {
        around.push(element);
      }
      if (around.some((element) => frameOf(element).unseen)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const layer = around.find((element) => frameOf(element).layer) ?? document.body;
      for (const box of boxes) lines.push({ parent, layer, box });

      const { lineHeight, fontSize } = getComputedStyle(parent);
      const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      if (new Set(boxes.map(({ top }) => top)).size > 1 && leading < leastLeading) {
        found.add(`lines are ${leading.toFixed(2)} apart and touch: ${nameOf(parent)}`);
      }

      const scroller = around.findIndex((element) => frameOf(element).scrolls);
      for (const element of scroller < 0 ? around : around.slice(0, scroller)) {
        const { box: frame, cutsX, cutsY } = frameOf(element);
        const isOut = ({ left, right, top, bottom }: DOMRect) =>
          (cutsX && (left < frame.left - 1 || right > frame.right + 1)) ||
          (cutsY && (top < frame.top - 3 || bottom > frame.bottom + 3));
        if (boxes.some(isOut)) found.add(`text is cut off: ${nameOf(parent)} by ${nameOf(element)}`);
      }
      if (scroller < 0 && boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)) {
        found.add(`text leaves the screen: ${nameOf(parent)}`);
      }
    }

    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [i, one] of lines.entries()) {
      for (let j = i + 1; j < lines.length; j += 1) {
        const other = lines[j];
        if (!other || other.box.top > one.box.bottom) break;
        if (one.layer !== other.layer || one.parent === other.parent) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (wide > 2 && high > Math.min(one.box.height, other.box.height) / 2) {
          found.add(`texts lie on each other: ${nameOf(one.parent)} and ${nameOf(other.parent)}`);
        }
      }
    }

    for (const [element, { cutsX, unseen }] of frames) {
      if (cutsX && !unseen && element.scrollWidth > element.clientWidth) {
        found.add(`text is wider than what shows it: ${nameOf(element)}`);
      }
    }
    return [...found];
  }, leastLeading);
}

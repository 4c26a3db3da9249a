/** Walks through a page with Tab: checks which controls get the focus and whether the focused one is visible. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    walk: {
      /** The visible controls in document order. */
      controls: HTMLElement[];
      reached: number[];
      unseen: string[];
      look: () => void;
      nameOf: (control: Element) => string;
    };
  }
}

/** The modifier’s bit in the DevTools protocol. */
const SHIFT = 8;
/** How often to retry for controls that were not reached. */
const ROUNDS = 5;

const TABBABLE = 'a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, summary';

/** Prepares the page: on each key press, after any scrolling, inspects the control that has the focus so far. */
async function prepare(page: Page): Promise<number> {
  return page.evaluate((TABBABLE) => {
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName.toLowerCase()} "${name.replace(/\s+/g, ' ').trim().slice(0, 60)}"`;
    };
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    /** Checks the centre and the middle of each edge, since corners may be round. */
    const coveredPart = (element: Element) => {
      const [box] = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (!box) return 'has no place';
      const { left, right, top, bottom } = box;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points = {
        middle: [x, y],
        top: [x, top + 2],
        bottom: [x, bottom - 2],
        left: [left + 2, y],
        right: [right - 2, y],
      };
      for (const [part, [px = 0, py = 0]] of Object.entries(points)) {
        const on = document.elementFromPoint(px, py);
        if (!on) return `${part} is outside the screen`;
        if (!element.contains(on) && !on.contains(element)) return `${part} is covered by ${nameOf(on)}`;
      }
      return undefined;
    };
    const hasOutline = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const controls = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(isVisible);
    const reached: number[] = [];
    const unseen: string[] = [];
    window.walk = {
      nameOf,
      controls,
      reached,
      unseen,
      look: () => {
        const active = document.activeElement;
        if (!(active instanceof HTMLElement) || !active.matches(TABBABLE)) return;
        // The button to the top hides when the page has scrolled up, and loses the focus in the next frame: keys come faster here.
        if (!isVisible(active)) return;
        const index = controls.indexOf(active);
        if (index >= 0) reached.push(index);
        const covered = coveredPart(active);
        if (covered) unseen.push(`${nameOf(active)}: its ${covered}`);
        // A visually hidden range input has its outline on the next element.
        const drawn = [active, ...(active.nextElementSibling?.querySelectorAll('svg') ?? [])];
        if (!drawn.some(hasOutline)) unseen.push(`${nameOf(active)}: it has no outline`);
      },
    };
    addEventListener('keydown', window.walk.look, { capture: true });
    return controls.length;
  }, TABBABLE);
}

/** Presses the key this often, without keyup events: nothing listens for them. */
async function pressTab(page: Page, times: number, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const modifiers = key === 'Tab' ? 0 : SHIFT;
  const press = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers } as const;
  for (let i = 0; i < times; i += 1) await keyboard.send('Input.dispatchKeyEvent', press);
  await keyboard.detach();
}

/**
 * Walks once around the current page, starting from its top.
 * @returns the problems, one per line: visible controls that are not reached or out of document
 * order; a focus that is covered, off screen or without an outline
 */
export async function focusProblems(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  let left = await prepare(page);
  // Key presses are lost while the focus passes through the browser’s own controls.
  for (let round = 0; left > 0 && round < ROUNDS; round += 1) {
    await pressTab(page, left + 2, key);
    left = await page.evaluate(() => {
      window.walk.look();
      return window.walk.controls.length - new Set(window.walk.reached).size;
    });
  }
  return page.evaluate((key) => {
    const { controls, reached, unseen, look, nameOf } = window.walk;
    removeEventListener('keydown', look, { capture: true });
    const missed = controls.filter((_, i) => !reached.includes(i));
    const firstTime = [...new Set(reached)];
    const isBackwards = (index: number, before: number) => (key === 'Tab' ? index < before : index > before);
    // One jump is allowed: the wrap-around.
    const jumps = firstTime.filter((index, i) => i > 0 && isBackwards(index, firstTime[i - 1] ?? 0)).slice(1);
    return [
      ...missed.map((control) => `${key} does not reach ${nameOf(control)}`),
      ...jumps.map((index) => `${key} jumps to ${nameOf(controls[index] ?? document.body)}`),
      ...[...new Set(unseen)].map((control) => `${key} to ${control}`),
    ];
  }, key);
}

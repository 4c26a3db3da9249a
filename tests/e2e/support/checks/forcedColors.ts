/** Forced colours remove backgrounds and shadows, so borders and icons must remain. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Elements that stand out only by a background or a shadow. */
    surfaces: HTMLElement[];
  }
}

/** Records what looks like a button, a field or a layer in the page’s own colours. */
async function noteSurfaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isClear = (color: string) => /^rgba.*, 0\)$/.test(color);
    const groundOf = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return element && isClear(color) ? groundOf(element.parentElement) : color;
    };
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea')];
    const faces = controls.flatMap((control) => [control, ...control.querySelectorAll<HTMLElement>('span')]);
    const layers = [...document.querySelectorAll<HTMLElement>('header, aside, [data-toast], details > div')];
    window.surfaces = [...faces, ...layers].filter((element) => {
      const { backgroundColor, boxShadow, position } = getComputedStyle(element);
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { width, height, bottom } = element.getBoundingClientRect();
      // What appears only on focus has the focus outline.
      if (width < 24 || height < 24 || bottom <= (position === 'fixed' ? 0 : -scrollY)) return false;
      // An icon without text needs no border.
      if (!element.textContent?.trim() && element.tagName === 'SPAN') return false;
      return (!isClear(backgroundColor) && backgroundColor !== groundOf(element.parentElement)) || boxShadow !== 'none';
    });
  });
}

/** Lists surfaces without a visible border, and controls with invisible text or icons, in forced colours. */
async function lostParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => {
      const place = element.closest('header, footer, aside, section, article, main');
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
      return `${place?.tagName.toLowerCase()} ${element.tagName.toLowerCase()} "${text}"`;
    };
    const isClear = (color: string) => /^rgba.*, 0\)$/.test(color);
    const groundOf = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return element && isClear(color) ? groundOf(element.parentElement) : color;
    };
    const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      const ground = groundOf(element.parentElement);
      const isSeen = (line: string, width: string, color: string) =>
        line !== 'none' && Number.parseFloat(width) >= 1 && !isClear(color) && color !== ground;
      return (
        isSeen(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
        SIDES.some((side) =>
          isSeen(style[`border${side}Style`], style[`border${side}Width`], style[`border${side}Color`]),
        )
      );
    };
    const edgeless = window.surfaces
      .filter((surface) => !hasEdge(surface) && !(surface.parentElement && hasEdge(surface.parentElement)))
      .filter((surface) => ![...surface.children].some(hasEdge));
    const icons = [...document.querySelectorAll('a[href] svg, button svg, summary svg')].filter((icon) => {
      const { stroke } = getComputedStyle(icon);
      return icon.checkVisibility({ visibilityProperty: true }) && stroke === groundOf(icon);
    });
    const texts = [...document.querySelectorAll('a[href], button, summary')].filter((control) => {
      const { color, visibility } = getComputedStyle(control);
      return visibility === 'visible' && control.textContent && color === groundOf(control);
    });
    return [
      ...edgeless.map((element) => `no edge: ${nameOf(element)}`),
      ...icons.map((icon) => `no icon: ${nameOf(icon.parentElement ?? icon)}`),
      ...texts.map((control) => `no text: ${nameOf(control)}`),
    ];
  });
}

/** Turns forced colours on, leaves them on, and lists what gets lost. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await noteSurfaces(page);
  await page.emulateMedia({ forcedColors: 'active' });
  return lostParts(page);
}

/** What translators, password managers, writing aids and dark modes do to a page that is not theirs. They run in the browser. */

/** As browsers translate: each text is replaced by another one in elements of its own. */
function translate(): void {
  document.documentElement.lang = 'hi';
  document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    (outer.firstChild as Element).textContent = `हि ${text.data}`;
    text.replaceWith(outer);
  }
}

/** As password managers and writing aids do. */
function addElementsAndAttributes(): void {
  for (const place of document.querySelectorAll<HTMLElement>('input, textarea, form, [data-island] p')) {
    place.dataset.gramm = 'false';
    const icon = document.createElement('span');
    icon.attachShadow({ mode: 'open' }).append('icon');
    if (place.matches('input, textarea')) place.after(icon);
    else place.prepend(icon);
  }
}

function wrapField(): void {
  const field = document.querySelector('[data-island] :is(input, a)');
  const wrapper = document.createElement('div');
  field?.replaceWith(wrapper);
  wrapper.append(field ?? '');
}

function darken(): void {
  for (const { style, dataset } of document.querySelectorAll<HTMLElement>('body, main *')) {
    style.setProperty('background-color', 'rgb(24, 26, 27)');
    dataset.darkreaderInlineBgcolor = '';
  }
}

function removeTexts(): void {
  for (const text of document.querySelectorAll('[data-island] :is(p, h3)')) text.remove();
}

export const FOREIGN_CHANGES: Readonly<Record<string, () => void>> = {
  'translates all texts': translate,
  'adds elements and attributes': addElementsAndAttributes,
  'wraps a field': wrapField,
  'darkens everything': darken,
  'removes texts and the preview': removeTexts,
};

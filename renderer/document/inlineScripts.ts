/**
 * Notes what a patient does before the page's script has come, for `renderer/client/actions.ts`: clicks, leaving the
 * page, and submits of valid forms, which it marks as busy. Short by hand: it is part of every page.
 */
export const EARLY_ACTIONS =
  'early=[];onclick=onpagehide=e=>early.push(e);onsubmit=e=>{onclick(e);e.preventDefault();e.target.setAttribute("aria-busy","true")}';

/**
 * On sites with many branches: loads the script of the chosen clinic where one is remembered, also if it was chosen in another tab, or
 * while this page was prerendered or waited to be gone back to. On a page with clinics to choose from, also once somebody touches what it
 * makes work, and tells it what that was. Short by hand, too.
 * @param script its address
 */
export const loadChosenClinic = (script: string, canChoose: boolean): string =>
  `;(onstorage=document.onvisibilitychange=e=>{try{localStorage.clinic&&import("${script}")}catch{}})()${
    canChoose
      ? `;for(let t of["focusin","click"])addEventListener(t,e=>e.target.closest("[data-finder],[data-choose]")&&import("${script}").then(()=>dispatchEvent(new CustomEvent("site:clinic",{detail:e}))))`
      : ''
  }`;

/** Pages of this site, not its downloads. */
const PAGES = "a[href^='/']:not([href*='.'])";

/**
 * Lets the browser fetch pages before they are opened. `renderer/client/afterLoad.ts` sets `data-ahead` on the root
 * element where nobody saves data, and `data-next` on a link in sight.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    // Where the browser does not prerender.
    { where: { selector_matches: '[data-next]' }, eagerness: 'immediate' },
    // A mouse that rests on a link.
    { where: { selector_matches: `[data-ahead=hover] ${PAGES}` }, eagerness: 'moderate' },
    // A finger that touches it.
    { where: { selector_matches: `[data-ahead] ${PAGES}` }, eagerness: 'conservative' },
  ],
  prerender: [{ where: { selector_matches: '[data-next]' }, eagerness: 'immediate' }],
});

/**
 * The inline script that notes what a patient does before the page's own script has come, for `renderer/client/earlyActions.ts`:
 * clicks, leaving the page, and submits of valid forms, which it prevents and marks as busy. Short by hand: it is part of every page.
 */
export const EARLY_ACTIONS =
  'early=[];onclick=onpagehide=e=>early.push(e);onsubmit=e=>{onclick(e);e.preventDefault();e.target.setAttribute("aria-busy","true")}';
